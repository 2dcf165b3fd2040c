import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink, buttonClass } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { editionsPath, reportPath } from "#app/shell/privacy/private-paths.ts";
import { reportLinkWords as words } from "#content/valuation/results.ts";
import { downloadPath } from "#contracts/payments/report-document.ts";
import * as styles from "./keep-this.module.css";

/** What an owner of a stored valuation can download or buy. */
export function ReportLinks({ valuationId }: { readonly valuationId: string }) {
  return (
    <>
      <div className={classNames(styles.actions, "screen-only")}>
        <a className={buttonClass("secondary")} href={downloadPath(valuationId, "pdf", "summary")} download>
          <Icon name="download" size="s" />
          {words.summary}
        </a>
        <ButtonLink to={reportPath(valuationId)} variant="quiet">
          {words.report}
        </ButtonLink>
      </div>
      <p className={classNames(styles.more, "screen-only")}>
        <TextLink to={editionsPath(valuationId)} icon="arrow-right">
          {words.editions}
        </TextLink>
      </p>
    </>
  );
}
