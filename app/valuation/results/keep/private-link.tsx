import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { resultsPath } from "#app/shell/privacy/private-paths.ts";
import { privateLinkWords as words } from "#content/valuation/results.ts";
import * as styles from "./keep-this.module.css";

/** The address of the stored valuation, on the origin that the visitor uses. */
export function PrivateLink({ valuationId }: { readonly valuationId: string }) {
  const path = resultsPath(valuationId);
  const address = () => new URL(path, window.location.href).href;
  const shown = useHydrated() ? address() : path;
  return (
    <div className={styles.actions}>
      <SmartLink to={path} className={styles.address}>
        <span>{shown.replace(/^https?:\/\//, "")}</span>
      </SmartLink>
      <CopyButton
        read={address}
        copied={words.copied}
        failed={words.failed}
        variant="secondary"
        inPlace={{ label: words.done, icon: "copy" }}
      >
        {words.copy}
      </CopyButton>
    </div>
  );
}
