import { Fragment } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import * as styles from "./valuation-opening.module.css";

type Term = { readonly label: string; readonly value: string };

type ValuationOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  readonly sum: {
    readonly earnings: Term;
    readonly multiple: Term;
    readonly value: Term;
    /** The calculation in one sentence, for screen readers. */
    readonly spoken: string;
  };
  readonly benefits: readonly { readonly title: string; readonly text: string; readonly fact: string }[];
};

/** Shows the calculation: earnings times a multiple equals the value. */
export function ValuationOpening({ title, lead, actions, sum, benefits }: ValuationOpeningProps) {
  const terms = [
    { ...sum.earnings, sign: "×" },
    { ...sum.multiple, sign: "=" },
  ];
  return (
    <Section flush>
      <Frame className="open flush-end">
        <div className={classNames(styles.opening, "columns columns--two")}>
          <h1 className="display-1">{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} className="wide-buttons" />
          </div>
        </div>
        <div className={classNames(styles.sum, "bleed")} role="img" aria-label={sum.spoken}>
          {terms.map(({ label, value, sign }) => (
            <Fragment key={label}>
              <div>
                <span className={classNames(styles.label, "label")}>{label}</span>
                <span className={classNames(styles.figure, "figure")}>{value}</span>
              </div>
              <span className={styles.sign}>{sign}</span>
            </Fragment>
          ))}
          <div>
            <span className={classNames(styles.label, "label")}>{sum.value.label}</span>
            <span className={classNames(styles.figure, "figure double-rule")}>{sum.value.value}</span>
          </div>
        </div>
        <div className={classNames(styles.benefits, "divided divided--wide bleed")}>
          {benefits.map((benefit) => (
            <div key={benefit.title} className="entry">
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
