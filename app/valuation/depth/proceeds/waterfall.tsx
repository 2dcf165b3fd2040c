import { Pin } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { waterfallNames as names, waterfallSentence } from "#content/depth/proceeds.ts";
import { axisOver } from "#domain/charts/axis.ts";
import * as styles from "./waterfall.module.css";
import type { WaterfallStep } from "./waterfall-steps.ts";

/** Columns on a wide screen, rows on a narrow one. The list is the drawing and its text. */
export function Waterfall({ steps }: { readonly steps: readonly WaterfallStep[] }) {
  const axis = axisOver([0, ...steps.flatMap(({ from, to }) => [from, to])], { ticks: 5, margin: 0 });
  const zero = axis.ticks.findIndex(({ value }) => value === 0);
  const isDense = axis.ticks.length > 6;
  return (
    <div className={styles.waterfall} style={cssVariables({ "--n": steps.length })}>
      <p className="sr">{waterfallSentence(steps.map(({ id, text }) => `${names[id]} ${text}`))}</p>
      <div className={classNames(styles.axis, "tick")} aria-hidden="true">
        {axis.ticks.map(({ at, value }, index) => (
          <span
            key={value}
            className={classNames(
              styles.tick,
              value === 0 && styles.zero,
              isDense && (index - zero) % 2 !== 0 && styles.minor,
            )}
            style={cssVariables({ "--at": at })}
          >
            {tickMoney(value)}
          </span>
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            low={axis.at(Math.min(step.from, step.to))}
            high={axis.at(Math.max(step.from, step.to))}
            end={axis.at(step.to)}
          />
        ))}
      </ol>
    </div>
  );
}

type StepProps = {
  readonly step: WaterfallStep;
  /** The edges of the bar and the level it leads to, in percent of the axis. */
  readonly low: number;
  readonly high: number;
  readonly end: number;
};

const kindClass: Readonly<Record<WaterfallStep["kind"], string | undefined>> = {
  level: undefined,
  final: styles.final,
  step: styles.step,
  deferred: styles.deferred,
};

function Step({ step: { id, kind, from, to, text, caption }, low, high, end }: StepProps) {
  const tone = kind === "step" && to !== from && (to < from ? styles.falls : styles.rises);
  return (
    <li
      className={classNames(styles.column, kindClass[kind], tone)}
      style={cssVariables({ "--low": low, "--high": high, "--end": end })}
    >
      <b className={styles.name}>{names[id]}</b>
      <b className={styles.amount}>{text}</b>
      <small className={styles.caption}>{caption}</small>
      <div className={styles.track} aria-hidden="true">
        <i className={classNames(styles.bar, kind === "deferred" && "hatch")} />
        {kind !== "final" && <i className={styles.joint} />}
        {id === "price" && <Pin />}
      </div>
    </li>
  );
}
