import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as frameStyles from "./page-frame.module.css";
import * as styles from "./page-section.module.css";

type PageSectionProps = {
  readonly title: string;
  /** On the right of the title. */
  readonly note?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A part of a screen below its own rule, with a heading. */
export function PageSection({ title, note, id, children }: PageSectionProps) {
  return (
    <section className={classNames(frameStyles.bar, styles.section)} id={id}>
      <SectionHead title={title} note={note} />
      {children}
    </section>
  );
}

export function SectionHead({ title, note }: Pick<PageSectionProps, "title" | "note">) {
  return (
    <div className={frameStyles.head}>
      <h2 className="title-3">{title}</h2>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}

/** Sections side by side; below 1024 px one below the other. */
export function PageColumns({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(frameStyles.bar, styles.columns)}>{children}</div>;
}
