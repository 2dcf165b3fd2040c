import { classNames } from "#app/design/ui/class-names.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./terms.module.css";

/** Words or moments, each with its meaning and its figure. */
export function Terms({ items }: SectionOf<"terms">) {
  return (
    <dl className={classNames(styles.terms, "ledger")}>
      {items.map(({ term, text, figure }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="muted">{text}</dd>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
