import type { CSSProperties } from "react";
import { Badge } from "#app/design/ui/badge.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import * as styles from "./specimen.module.css";

const { specimen } = valuationPage;

const share = (amount: number) => ((amount - specimen.scale.from) / (specimen.scale.to - specimen.scale.from)) * 100;

/** A sample result: the range first, then the three approaches it is read from, to scale. */
export function Specimen() {
  return (
    <div className={classNames(styles.specimen, "reg")}>
      <div className={styles.heading}>
        <h2 className="head-4">{specimen.title}</h2>
        <Badge>{specimen.badge}</Badge>
      </div>
      <p className="figure">{specimen.range}</p>
      <div className={styles.ruler} aria-hidden="true">
        <span className="pin" />
      </div>
      <div className="ax tick">
        {specimen.ruler.map((label, index) => (
          <span key={label} style={{ "--x": index * 50 } as CSSProperties}>
            {label}
          </span>
        ))}
      </div>
      <ul>
        {specimen.approaches.map((approach) => (
          <li
            key={approach.name}
            className={approach.decisive ? styles.decisive : undefined}
            style={{ "--a": share(approach.from), "--b": share(approach.to) } as CSSProperties}
          >
            {approach.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
