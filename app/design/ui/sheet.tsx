import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type SheetProps = {
  readonly title?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** Ink outline for the most important sheet. */
  readonly ink?: boolean;
  /** Registration marks at the corners. */
  readonly marks?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A sheet of paper, on any background. */
export function Sheet({ title, aside, ink = false, marks = false, className, children }: SheetProps) {
  return (
    <div className={classNames("sheet", ink && "sheet--ink", marks && "reg", className)}>
      <div className="on-paper">
        {(title || aside) && (
          <div className="sheet__h">
            {title && <b className="head-4">{title}</b>}
            {aside}
          </div>
        )}
        <div className="sheet__b">{children}</div>
      </div>
    </div>
  );
}
