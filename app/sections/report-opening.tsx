import { Engraving } from "#app/art/engraving.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import "./report-opening.css";
import { ValuationRange } from "./valuation-range.tsx";

type ReportOpeningProps = {
  readonly company: string;
  readonly kind: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly rangeTitle: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
};

/** The cover on pine, then the range across the full measure. */
export function ReportOpening({ company, kind, facts, rangeTitle, low, value, high }: ReportOpeningProps) {
  return (
    <>
      <Section ground="pine" className="cv">
        <Engraving />
        <Frame>
          <h1 className="display-1">{company}</h1>
          <p className="cv__k">{kind}</p>
          <dl>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </Frame>
      </Section>
      <Section flush>
        <Frame>
          <h2 className="title-1 mb-8">{rangeTitle}</h2>
          <ValuationRange low={low} value={value} high={high} />
        </Frame>
      </Section>
    </>
  );
}
