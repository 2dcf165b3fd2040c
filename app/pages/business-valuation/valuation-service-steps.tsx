import { Figures } from "#app/design/ui/figures.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import "./valuation-service-steps.css";

const { title, lead, items, due, figures } = businessValuationPage.steps;

/** The method as a form that has been filled in, down to the amount due. */
export function ValuationServiceSteps() {
  return (
    <Section flush aria-labelledby="steps-title">
      <Frame>
        <div className="frm">
          <div className="frm__h">
            <h2 className="title-1" id="steps-title">
              {title}
            </h2>
            <p className="muted">{lead}</p>
          </div>
          <div className="frm__s">
            <ol>
              {items.map(({ title: step, text, entry }, index) => (
                <li key={step}>
                  <span className="frm__n" aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="title-3">{step}</h3>
                    <p>{text}</p>
                  </div>
                  <p className="frm__e">
                    {entry.label} <b>{entry.value}</b>
                  </p>
                </li>
              ))}
            </ol>
            <p className="frm__d">
              <span>
                <b className="title-3">{due.label}</b> {due.note}
              </span>{" "}
              <span className="figure">{due.value}</span>
            </p>
          </div>
        </div>
        <Figures items={figures} className="frm__f bleed flush-b" />
      </Frame>
    </Section>
  );
}
