import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { downloadOutline } from "#app/design/ui/outlines.ts";
import { editionsPath, reportPath } from "#app/shell/private-paths.ts";
import * as styles from "#app/valuation/results/summary/summary.module.css";
import { reportLinkWords as words } from "#content/valuation-results.ts";
import { downloadPath } from "#contracts/report-document.ts";

/** What an owner of a stored valuation can download or buy. */
export function ReportLinks({ valuationId }: { readonly valuationId: string }) {
  return (
    <nav className={classNames(styles.reportLinks, "screen-only")} aria-label={words.label}>
      <ul>
        <li>
          <a className="link link--icon" href={downloadPath(valuationId, "pdf", "summary")} download>
            {words.summary}
            <Icon name={downloadOutline} size="s" />
          </a>
        </li>
        <li>
          <TextLink to={reportPath(valuationId)} icon="arrow-right">
            {words.report}
          </TextLink>
        </li>
        <li>
          <TextLink to={editionsPath(valuationId)} icon="arrow-right">
            {words.editions}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
