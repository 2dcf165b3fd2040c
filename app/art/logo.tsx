import { wordMark } from "./logo-paths.ts";

/** The word mark. It takes its ink from the text color and its plus from `--logo-plus`. */
export function Logo() {
  return (
    <svg className="logo" viewBox={wordMark.viewBox} role="img" aria-label="AMIVA+">
      <path fill="currentColor" d={wordMark.letters} />
      <path className="logo-plus" fill="var(--logo-plus, var(--color-brass-500))" d={wordMark.plus} />
    </svg>
  );
}
