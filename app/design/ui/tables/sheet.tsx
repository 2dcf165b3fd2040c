import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./sheet.module.css";

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
    <div className={classNames(styles.sheet, ink && styles.ink, marks && "reg", className)}>
      <div className="on-paper">
        {(title || aside) && (
          <div className={styles.head}>
            {title && <b className="head-4">{title}</b>}
            {aside}
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
