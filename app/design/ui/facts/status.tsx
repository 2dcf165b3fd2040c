import { classNames } from "#app/design/ui/class-names.ts";
import type { ReadinessStatus } from "#domain/readiness/readiness-status.ts";
import * as styles from "./status.module.css";

export type StatusValue = ReadinessStatus;

const statuses: Record<StatusValue, { readonly glyph: string | undefined; readonly word: string }> = {
  complete: { glyph: styles.done, word: "Complete" },
  progress: { glyph: styles.now, word: "In Progress" },
  pending: { glyph: styles.waiting, word: "Pending" },
};

/** The shape of the glyph has the meaning, the word repeats it; color is not required. */
export function Status({ value, className }: { readonly value: StatusValue; readonly className?: string | undefined }) {
  const { glyph, word } = statuses[value];
  return (
    <span className={classNames(styles.status, className)} data-part="status">
      <i className={classNames(styles.glyph, glyph)} aria-hidden="true" />
      {word}
    </span>
  );
}

export function StatusLegend({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classNames(styles.legend, "label", className)}>
      {(Object.keys(statuses) as StatusValue[]).map((value) => (
        <li key={value}>
          <Status value={value} />
        </li>
      ))}
    </ul>
  );
}
