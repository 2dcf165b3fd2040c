import { Frame, Section } from "#app/ui/section.tsx";
import type { Action } from "#content/actions.ts";
import { ActionRow } from "./action-row.tsx";
import "./blank-entry.css";

type BlankEntryProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  /** The lines of the account; one without a value stays blank. */
  readonly lines: readonly { readonly label: string; readonly value?: string }[];
};

/** A page whose entry is not on the books: what is missing, and the way on. */
export function BlankEntry({ title, lead, actions, lines }: BlankEntryProps) {
  return (
    <Section flush className="be">
      <Frame className="open">
        <div className="be__g">
          <div>
            <h1 className="display-2">{title}</h1>
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} />
          </div>
          <dl className="be__s sheet reg">
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
