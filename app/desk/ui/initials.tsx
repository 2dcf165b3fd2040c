import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./initials.module.css";

/** A person's initials in a circle; the name is beside it or in its label. */
export function Initials({ name, size = "m" }: { readonly name: string; readonly size?: "m" | "l" }) {
  return (
    <span className={classNames(styles.initials, size === "l" && styles.large)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}
