import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./component-sheet.module.css";

type Children = { readonly children: ReactNode };

/** One section of the sheet. */
export function Specimen({ id, title, children }: Children & { readonly id: string; readonly title: string }) {
  return (
    <section id={id} className={styles.specimen} aria-labelledby={`${id}-title`}>
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function SpecimenRow({ end = false, children }: Children & { readonly end?: boolean }) {
  return <div className={classNames(styles.row, end && styles.atEnd)}>{children}</div>;
}

export function SpecimenGrid({ columns, children }: Children & { readonly columns: 2 | 3 }) {
  return <div className={columns === 2 ? styles.two : styles.three}>{children}</div>;
}

/** A component with the name of its state. */
export function SpecimenCell({
  name,
  fill = false,
  children,
}: Children & { readonly name: string; readonly fill?: boolean }) {
  return (
    <div className={classNames(styles.cell, fill && styles.fill)}>
      <small>{name}</small>
      {children}
    </div>
  );
}

/** The same component on the dark background. */
export function OnPine({ row = false, children }: Children & { readonly row?: boolean }) {
  return <div className={classNames(styles.pine, "on-pine", row && styles.row)}>{children}</div>;
}
