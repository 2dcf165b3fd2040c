import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { copyOutline } from "#app/design/ui/outlines.ts";
import { resultsPath } from "#app/shell/private-paths.ts";
import * as styles from "#app/valuation/results/summary/summary.module.css";
import { privateLinkWords as words } from "#content/valuation-results.ts";

/** The address of the stored valuation, on the origin that the visitor uses. */
export function PrivateLink({ valuationId }: { readonly valuationId: string }) {
  const path = resultsPath(valuationId);
  const address = () => new URL(path, window.location.href).href;
  const shown = useHydrated() ? address() : path;
  return (
    <section className={styles.privateLink} aria-labelledby="private-link">
      <h2 className="head-4" id="private-link">
        {words.title}
      </h2>
      <p className={styles.address}>
        <TextLink to={path}>{shown}</TextLink>
      </p>
      <p className={styles.note}>{words.text}</p>
      <CopyButton
        read={address}
        copied={words.copied}
        failed={words.failed}
        variant="secondary"
        size="sm"
        icon={copyOutline}
      >
        {words.copy}
      </CopyButton>
    </section>
  );
}
