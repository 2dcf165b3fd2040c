import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Ground = "paper" | "ease" | "pine";

const groundClass: Record<Ground, string | undefined> = {
  paper: undefined,
  ease: "sec--ease",
  pine: "sec--pine on-pine",
};

export type SectionProps = ComponentProps<"section"> & {
  readonly ground?: Ground;
  /** Without the rule above. */
  readonly flush?: boolean;
};

export function Section({ ground = "paper", flush = false, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames("sec", flush && "sec--flush", groundClass[ground], className)} />;
}

export type FrameProps = ComponentProps<"div"> & {
  readonly padding?: "section" | "tight" | "none";
  /** Content extends to the frame's vertical lines. */
  readonly wide?: boolean;
};

export function Frame({ padding = "section", wide = false, className, ...rest }: FrameProps) {
  return (
    <div
      {...rest}
      className={classNames("frame", padding !== "section" && `frame--${padding}`, wide && "frame--wide", className)}
    />
  );
}

export type SectionHeadProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  /** In the second column, below the lead or instead of it. */
  readonly children?: ReactNode;
};

/** Statement on the left, explanation on the right, on one baseline. */
export function SectionHead({ title, lead, className, children }: SectionHeadProps) {
  return (
    <div className={classNames("head", className)}>
      <h2 className="title-1">{title}</h2>
      {(lead || children) && (
        <div>
          {lead && <p className="muted">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
