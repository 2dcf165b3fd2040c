import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";

type Children = { readonly children: ReactNode };

/** One section of the sheet. */
export function Specimen({ id, title, children }: Children & { readonly id: string; readonly title: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function SpecimenRow({ end = false, children }: Children & { readonly end?: boolean }) {
  return <div className={classNames("cs-row", end && "cs-row--end")}>{children}</div>;
}

export function SpecimenGrid({ columns, children }: Children & { readonly columns: 2 | 3 }) {
  return <div className={columns === 2 ? "cs-two" : "cs-three"}>{children}</div>;
}

/** A component with the name of its state. */
export function SpecimenCell({
  name,
  fill = false,
  children,
}: Children & { readonly name: string; readonly fill?: boolean }) {
  return (
    <div className={classNames("cs-cell", fill && "cs-cell--fill")}>
      <small>{name}</small>
      {children}
    </div>
  );
}

/** The same component on the dark background. */
export function OnPine({ row = false, children }: Children & { readonly row?: boolean }) {
  return <div className={classNames("cs-pine on-pine", row && "cs-row")}>{children}</div>;
}
