import { sign } from "./logo-paths.ts";

/** The plus on its pine square: the firm's sign where the word mark does not fit. */
export function Mark({ label }: { label: string }) {
  return (
    <svg className="mark" width="64" height="64" viewBox={sign.viewBox} role="img" aria-label={label}>
      <path fill="var(--color-pine-800)" d={sign.ground} />
      <path stroke="var(--color-brass-300)" strokeWidth={sign.plusWidth} d={sign.plus} />
    </svg>
  );
}
