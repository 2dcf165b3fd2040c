/** The plus on its pine square: the firm's sign where the word mark does not fit. */
export function Mark({ label }: { label: string }) {
  return (
    <svg className="mark" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label={label}>
      <path fill="var(--color-pine-800)" d="M0 0h64v64H0z" />
      <path stroke="var(--color-brass-300)" strokeWidth="5" d="M14 32h36M32 14v36" />
    </svg>
  );
}
