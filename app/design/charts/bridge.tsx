import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { type BridgeBar, bridgeScale } from "#domain/charts/bridge-scale.ts";
import * as styles from "./bridge.module.css";

type BridgeProps = {
  /** One sentence with every value of the chart, from first to last. */
  readonly label: string;
  readonly bars: readonly BridgeBar[];
};

const kindClass: Record<BridgeBar["kind"], string | undefined> = {
  level: undefined,
  step: styles.step,
  final: styles.final,
};

/** A bridge (waterfall) chart: each step starts where the previous one ends. */
export function Bridge({ label, bars }: BridgeProps) {
  const scale = bridgeScale(bars);
  return (
    <div className={styles.bridge} role="img" aria-label={label} style={cssVariables({ "--n": bars.length })}>
      <div className={styles.plot} data-part="plot">
        {scale.lines.map((at) => (
          <i key={at} className={styles.line} style={cssVariables({ "--y": at })} />
        ))}
        {scale.bars.map(({ id, kind, falls, bottom, top, joint, text }) => (
          <div key={id} className={classNames(styles.column, kindClass[kind], falls && styles.fall)}>
            <i
              className={classNames(styles.bar, falls && "hatch")}
              style={cssVariables({ "--y0": bottom, "--y1": top })}
            />
            {kind !== "final" && <i className={styles.joint} style={cssVariables({ "--y": joint })} />}
            <b style={cssVariables({ "--y": top })}>{text}</b>
          </div>
        ))}
      </div>
      <div className={styles.labels} data-part="labels">
        {bars.map(({ id, label: name, kind }) => (
          <span key={id} className={kind === "final" ? styles.final : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
