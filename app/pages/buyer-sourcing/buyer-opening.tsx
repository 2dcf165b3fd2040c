import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import { BuyerField } from "./buyer-field.tsx";
import * as styles from "./buyer-opening.module.css";

type BuyerOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  readonly field: { readonly key: string; readonly spoken: string };
};

export function BuyerOpening({ title, lead, actions, stats, field }: BuyerOpeningProps) {
  return (
    <Section flush>
      <Frame className="open flush-end">
        <div className={styles.opening}>
          <div>
            <h1 className="display-1">{title}</h1>
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} className="wide-buttons" />
          </div>
          <dl className="ledger">
            {stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className={styles.field}>
          <BuyerField label={field.spoken} />
          <figcaption className="tick">{field.key}</figcaption>
        </figure>
      </Frame>
    </Section>
  );
}
