import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
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
    <dl className={classNames(styles.figures, "stats", className)} style={cssVariables({ "--count": items.length })}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
