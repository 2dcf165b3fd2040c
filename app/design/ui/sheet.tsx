import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type SheetProps = {
  readonly title?: ReactNode;
  /** At the other end of the title's line. */
  readonly aside?: ReactNode;
  /** Ink outline for the one sheet that matters. */
  readonly ink?: boolean;
  /** Registration marks on the corners. */
  readonly marks?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A sheet of paper, on any ground. */
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
