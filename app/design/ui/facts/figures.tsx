import type { CSSProperties, ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./figures.module.css";

export type Figure = { readonly value: ReactNode; readonly label: string };

/** Small facts in a row. The label comes first in the markup and is shown below its value. */
export function Figures({
  items,
  className,
}: {
  readonly items: readonly Figure[];
  readonly className?: string | undefined;
}) {
  return (
    <dl className={classNames(styles.figures, "stats", className)} style={{ "--n": items.length } as CSSProperties}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
