import { Engraving } from "#app/design/art/engraving.tsx";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { coverWords as words } from "#content/report/report.ts";
import * as styles from "./cover-sheet.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import type { SheetProps } from "./report-sheet.tsx";

export function CoverSheet({ report }: SheetProps) {
  return (
    <section className={classNames(sheetStyles.sheet, styles.cover)} id="cover" aria-labelledby="cover-title">
      <Engraving />
      <Logo />
      <h1 id="cover-title">{words.title(report)}</h1>
      <p className={styles.kind}>{words.kind}</p>
      <dl>
        {words.facts(report).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
