import type { ReactNode, Ref } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import styles from "./blank-entry.module.css";

type BlankEntryProps = {
  readonly title: string;
  readonly lead: string;
  /** What can be done about it, ahead of the actions. */
  readonly children?: ReactNode;
  readonly actions?: readonly Action[];
  /** The lines of the account; one without a value stays blank. */
  readonly lines: readonly { readonly label: string; readonly value?: string }[];
  /** For a page that changes under its reader. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** A page of one entry, as far as it is on the books: how it stands, and the way on. */
export function BlankEntry({ title, lead, children, actions, lines, headingRef }: BlankEntryProps) {
  return (
    <Section flush className={styles.entry}>
      <Frame className="open">
        <div className={styles.columns}>
          <div>
            <h1 className="display-2" ref={headingRef}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            {children}
            {actions && <ActionRow actions={actions} />}
          </div>
          <dl className={classNames(styles.blank, "sheet reg")}>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <span className="sr">Blank</span>}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Frame>
    </Section>
  );
}
