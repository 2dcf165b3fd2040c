import { classNames } from "#app/design/ui/class-names.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./arrivals.module.css";

/** What is paid when, from certain to uncertain. */
export function Arrivals({ items }: SectionOf<"arrivals">) {
  return (
    <ol className={classNames(styles.arrivals, "bleed")}>
      {items.map(({ when, amount, certainty, text }, index) => (
        <li key={when} className={index === items.length - 1 ? "hatch" : undefined}>
          <div>
            <span className="label">{when}</span>
            <span className={classNames(styles.amount, "figure")}>{amount}</span>
            <b>{certainty}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
