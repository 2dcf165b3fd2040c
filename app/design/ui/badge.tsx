import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `line` is the badge on a green background. */
export type BadgeTone = "plain" | "pine" | "brass" | "ox" | "dark" | "line";

export type BadgeProps = {
  readonly tone?: BadgeTone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return <span className={classNames("badge", tone !== "plain" && `badge--${tone}`, className)}>{children}</span>;
}
