import type { CSSProperties } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { valuationPage } from "#content/pages/valuation.ts";
import * as styles from "./sample-result.module.css";

const { sampleResult } = valuationPage;

const share = (amount: number) =>
  ((amount - sampleResult.scale.from) / (sampleResult.scale.to - sampleResult.scale.from)) * 100;

/** A sample result: the range, then the three approaches to scale. */
export function SampleResult() {
  return (
    <div className={classNames(styles.sampleResult, "reg")}>
      <div className={styles.heading}>
        <h2 className="head-4">{sampleResult.title}</h2>
        <Badge>{sampleResult.badge}</Badge>
      </div>
      <p className="figure">{sampleResult.range}</p>
      <div className={styles.ruler} aria-hidden="true">
        <span className="pin" />
      </div>
      <div className="axis tick">
        {sampleResult.ruler.map((label, index) => (
          <span key={label} style={{ "--x": index * 50 } as CSSProperties}>
            {label}
          </span>
        ))}
      </div>
      <ul>
        {sampleResult.approaches.map((approach) => (
          <li
            key={approach.name}
            className={approach.decisive ? styles.decisive : undefined}
            style={{ "--a": share(approach.from), "--b": share(approach.to) } as CSSProperties}
          >
            {approach.name}
          </li>
        ))}
      </ul>
      <p className={classNames(styles.terms, "small")}>{sampleResult.terms}</p>
    </div>
  );
}
