import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./calendar.module.css";

/** The weeks as a table in four groups. On a phone each row is a small card. */
export function Calendar({ title, columns, phases }: SectionOf<"calendar">) {
  return (
    <table className={styles.calendar}>
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          {[columns.week, columns.happens, columns.yours, columns.people].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {phases.map((phase) => (
        <tbody key={phase.title}>
          <tr className={styles.phase}>
            <th scope="rowgroup" colSpan={4}>
              {phase.title}
            </th>
          </tr>
          {phase.rows.map(({ weeks, happens, yours, people }) => (
            <tr key={weeks}>
              <th scope="row">
                <span className={styles.label}>{columns.week} </span>
                {weeks}
              </th>
              <td>{happens}</td>
              <td className={styles.yours}>
                <span className={styles.label}>{columns.yours}: </span>
                {yours}
              </td>
              <td className={styles.people}>
                <span className={styles.label}>{columns.people}: </span>
                {people}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
