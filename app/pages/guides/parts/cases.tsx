import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./cases.module.css";

/** Numbered cases, each with what follows from it. */
export function Cases({ items }: SectionOf<"cases">) {
  return (
    <ol className={styles.cases}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
