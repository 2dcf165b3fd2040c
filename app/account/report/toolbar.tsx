import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, ButtonLink, ButtonRow, buttonClass } from "#app/design/ui/controls/button.tsx";
import { resultsPath } from "#app/shell/privacy/private-paths.ts";
import { reportPage } from "#content/pages/valuation-private.ts";
import { documentWords } from "#content/report/report.ts";
import { downloadPath } from "#contracts/payments/report-document.ts";
import type { Report } from "#domain/report/report.ts";
import * as styles from "./toolbar.module.css";

const words = reportPage.toolbar;

/** Screen only. The print button needs script, so it is rendered after hydration. */
export function Toolbar({ id, report }: { readonly id: string; readonly report: Report }) {
  const canPrint = useHydrated();
  return (
    <section className={classNames(styles.toolbar, "screen-only")} aria-label={words.label}>
      <div>
        <p className="label">{documentWords.title(report)}</p>
        <ButtonRow className={styles.buttons}>
          <ButtonLink to={resultsPath(id)} variant="quiet" size="sm">
            {words.back}
          </ButtonLink>
          {canPrint && (
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          {report.tier !== "summary" && (
            <a className={buttonClass("secondary", "sm")} href={downloadPath(id, "xlsx")} download>
              {words.excel}
            </a>
          )}
          <a className={buttonClass("primary", "sm")} href={downloadPath(id, "pdf")} download>
            {words.pdf}
          </a>
        </ButtonRow>
      </div>
    </section>
  );
}
