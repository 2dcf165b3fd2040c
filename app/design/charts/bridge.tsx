import { classNames } from "#app/design/ui/class-names.ts";
import { type BridgeBar, bridgeScale } from "#domain/charts/bridge-scale.ts";
import { place } from "./marks.tsx";
import "./bridge.css";

type BridgeProps = {
  /** One sentence with every value of the chart, from first to last. */
  readonly label: string;
  readonly bars: readonly BridgeBar[];
};

/** A bridge (waterfall) chart: each step starts where the previous one ends. */
export function Bridge({ label, bars }: BridgeProps) {
  const scale = bridgeScale(bars);
  return (
    <div className="walk" role="img" aria-label={label} style={place({ "--n": bars.length })}>
      <div className="walk__p">
        {scale.lines.map((at) => (
          <i key={at} className="walk__g" style={place({ "--y": at })} />
        ))}
        {scale.bars.map(({ id, kind, falls, bottom, top, joint, text }) => (
          <div key={id} className={classNames("walk__c", `is-${kind}`, falls && "is-fall")}>
            <i className={classNames("walk__b", falls && "hatch")} style={place({ "--y0": bottom, "--y1": top })} />
            {kind !== "final" && <i className="walk__j" style={place({ "--y": joint })} />}
            <b style={place({ "--y": top })}>{text}</b>
          </div>
        ))}
      </div>
      <div className="walk__l">
        {bars.map(({ id, label: name, kind }) => (
          <span key={id} className={classNames(kind === "final" && "is-final")}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
