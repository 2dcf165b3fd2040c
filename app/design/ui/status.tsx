import type { ReadinessStatus } from "#domain/readiness/readiness-status.ts";
import { classNames } from "./class-names.ts";

export type StatusValue = ReadinessStatus;

const statuses: Record<StatusValue, { readonly glyph: string; readonly word: string }> = {
  complete: { glyph: "st--done", word: "Complete" },
  progress: { glyph: "st--now", word: "In Progress" },
  pending: { glyph: "st--wait", word: "Pending" },
};

/** The shape of the glyph has the meaning, the word repeats it; color is not required. */
export function Status({ value, className }: { readonly value: StatusValue; readonly className?: string | undefined }) {
  const { glyph, word } = statuses[value];
  return (
    <span className={classNames("status", className)}>
      <i className={`st ${glyph}`} aria-hidden="true" />
      {word}
    </span>
  );
}

export function StatusLegend({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classNames("status-legend label", className)}>
      {(Object.keys(statuses) as StatusValue[]).map((value) => (
        <li key={value}>
          <Status value={value} />
        </li>
      ))}
    </ul>
  );
}
