import { Fragment } from "react";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import "./valuation-opening.css";

type Term = { readonly label: string; readonly value: string };

type ValuationOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly sum: {
    readonly earnings: Term;
    readonly multiple: Term;
    readonly value: Term;
    /** The sum in one sentence, for those who hear it. */
    readonly spoken: string;
  };
  readonly benefits: readonly { readonly title: string; readonly text: string; readonly fact: string }[];
};

/** The sum itself is the picture: earnings times a multiple, settled. */
export function ValuationOpening({ title, lead, actions, sum, benefits }: ValuationOpeningProps) {
  const terms = [
    { ...sum.earnings, sign: "×" },
    { ...sum.multiple, sign: "=" },
  ];
  return (
    <Section flush className="vo">
      <Frame className="open">
        <div className="vo__t">
          <h1 className="display-1">{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} />
          </div>
        </div>
        <div className="eq bleed" role="img" aria-label={sum.spoken}>
          {terms.map(({ label, value, sign }) => (
            <Fragment key={label}>
              <div>
                <span className="label">{label}</span>
                <span className="figure">{value}</span>
              </div>
              <span className="op">{sign}</span>
            </Fragment>
          ))}
          <div className="res">
            <span className="label">{sum.value.label}</span>
            <span className="figure">{sum.value.value}</span>
          </div>
        </div>
        <div className="bf bleed">
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <h2 className="title-3">{benefit.title}</h2>
              <p>{benefit.text}</p>
              <b>{benefit.fact}</b>
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
