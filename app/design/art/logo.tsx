import { logo } from "virtual:logo";
import * as styles from "./art.module.css";

const fills: Readonly<Record<string, string>> = {
  ink: "currentColor",
  accent: "var(--logo-plus, var(--color-brass-500))",
};

/** The firm's logo, or its name. `currentColor` is its ink, `--logo-plus` its accent. */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox={logo.viewBox}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={logo.label}
    >
      {logo.paths.map(({ d, fill, evenOdd }) => (
        <path key={d} fill={fills[fill] ?? fill} fillRule={evenOdd ? "evenodd" : undefined} d={d} />
      ))}
    </svg>
  );
}
