import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./badge.module.css";

/** `line` is the badge on a green background. */
export type BadgeTone = "plain" | "pine" | "brass" | "ox" | "dark" | "line";

export type BadgeProps = {
  readonly tone?: BadgeTone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const toneClass: Record<BadgeTone, string | undefined> = {
  plain: undefined,
  pine: styles.pine,
  brass: styles.brass,
  ox: styles.oxblood,
  dark: styles.dark,
  line: styles.line,
};

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, toneClass[tone], className)}>{children}</span>;
}
