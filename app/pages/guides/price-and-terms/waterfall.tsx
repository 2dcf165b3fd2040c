import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./waterfall.module.css";

type WaterfallProps = SectionOf<"waterfall">;

/** Sums stand on the base line, deductions hang from the bar before them: upright on a wide screen, lying on a phone. */
export function Waterfall({ ticks, steps }: WaterfallProps) {
  const top = ticks.at(-1) ?? 1;
  const at = (dollars: number) => (dollars / top) * 100;
  return (
    <div className={styles.waterfall}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((dollars) => (
          <span key={dollars} className="tick" style={cssVariables({ "--y": at(dollars) })}>
            {dollars === 0 ? "$0" : `$${dollars / 1_000_000}M`}
          </span>
        ))}
      </div>
      <ol>
        {steps.map(({ id, kind, name, caption, figure, from, to }) => (
          <li key={id} className={barClass[kind]} style={cssVariables({ "--a": at(from), "--b": at(to) })}>
            <p className={styles.name}>
              <b>{name}</b> <small>{caption}</small>
            </p>
            <p className={styles.plot}>
              <i className={kind === "later" ? "hatch" : undefined} />
              <span className={classNames(styles.amount, "num")}>{figure}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const barClass: Record<WaterfallProps["steps"][number]["kind"], string | undefined> = {
  sum: styles.sum,
  gone: styles.gone,
  later: styles.later,
};
