import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./page-frame.module.css";

/** The frame of a screen: visible verticals, and a registration mark wherever a rule crosses them. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

/** The screen's name, with its controls or a remark on the right. */
export function PageTop({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className={classNames(styles.bar, styles.top)}>
      <h1 className={classNames("title-2", styles.title)}>{title}</h1>
      {children}
    </header>
  );
}

type BarProps = ComponentProps<"section"> & { readonly isPadded?: boolean };

/** A part of a screen, below a rule that crosses the frame. */
export function Bar({ isPadded = true, className, ...rest }: BarProps) {
  return <section {...rest} className={classNames(styles.bar, isPadded && styles.padded, className)} />;
}

/** A part's title, with a remark or a link on the right. */
export function BarHead({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
