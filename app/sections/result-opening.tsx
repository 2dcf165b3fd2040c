import { Frame, Section } from "#app/ui/section.tsx";
import type { Action } from "#content/actions.ts";
import { ActionRow } from "./action-row.tsx";
import "./result-opening.css";
import { ValuationRange } from "./valuation-range.tsx";

type ResultOpeningProps = {
  readonly title: string;
  readonly company: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
  readonly actions: readonly Action[];
};

/** The range first and largest. */
export function ResultOpening({ title, company, low, value, high, actions }: ResultOpeningProps) {
  return (
    <Section flush className="ro">
      <Frame className="open">
        <div className="ro__h">
          <h1 className="title-2">{title}</h1>
          <p className="muted">{company}</p>
        </div>
        <ValuationRange low={low} value={value} high={high} />
        <ActionRow actions={actions} />
      </Frame>
    </Section>
  );
}
