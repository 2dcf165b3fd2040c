import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./checkout.module.css";

export type Note = { readonly title: string; readonly text: string; readonly link?: ReactNode };

/** Three short notes side by side. */
export function NotesStrip({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <Section ground="ease">
      <Frame padding="none" wide>
        <div className={classNames(styles.notes, "divided")}>
          {notes.map(({ title, text, link }) => (
            <div key={title}>
              <h2 className="title-3">{title}</h2>
              <p>{text}</p>
              {link}
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
