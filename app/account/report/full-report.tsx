import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { editionsPath } from "#app/shell/privacy/private-paths.ts";
import { reportPage } from "#content/pages/valuation-private.ts";
import * as styles from "./full-report.module.css";
import * as sheetStyles from "./report-sheet.module.css";

const words = reportPage.full;

/** Offers the longer editions below the free summary. Not part of the report and not printed. */
export function FullReport({ id }: { readonly id: string }) {
  return (
    <section
      className={classNames(sheetStyles.sheet, styles.more, "on-paper screen-only")}
      aria-labelledby="full-report"
    >
      <h2 id="full-report">{words.title}</h2>
      <p className={sheetStyles.intro}>{words.lead}</p>
      {words.editions.map(({ name, adds }) => (
        <div key={name} className={styles.edition}>
          <h3>{name}</h3>
          <ul>
            {adds.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
      <ButtonLink to={editionsPath(id)} variant="secondary">
        {words.action}
      </ButtonLink>
    </section>
  );
}
