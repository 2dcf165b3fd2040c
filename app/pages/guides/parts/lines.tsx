import { classNames } from "#app/design/ui/class-names.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./lines.module.css";

/** Lines of a sum or a contract: the amount, what it is, and what can be done about it. */
export function Lines({ columns, rows }: SectionOf<"lines">) {
  return (
    <div className={styles.lines}>
      <div className={classNames(styles.head, "label")} aria-hidden="true">
        {[columns.line, columns.amount, columns.what, columns.can].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="ledger">
        {rows.map(({ line, amount, what, can }) => (
          <li key={line}>
            <h3 className="head-4">{line}</h3>
            <p className={classNames(styles.amount, "figure")}>{amount}</p>
            <p className="muted">{what}</p>
            <p>
              <span className={styles.label}>{columns.can}: </span>
              {can}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
