import { classNames } from "#app/design/ui/class-names.ts";
import type { PreviewFigure } from "#content/pages/platform-preview.ts";
import * as styles from "./platform-preview.module.css";

export function SlideHead({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className={styles.slideHead}>
      <b className="head-4">{title}</b>
      {note && <span className="label num">{note}</span>}
    </div>
  );
}

/** Three figures at the bottom of the sheet. */
export function FigureRow({ figures }: { readonly figures: readonly PreviewFigure[] }) {
  return (
    <dl className={classNames(styles.figures, "stats")}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
