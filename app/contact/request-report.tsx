import { Choice } from "#app/design/ui/forms/choice.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import { businessTitle } from "#domain/website/business-title.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ReportPackage } from "./use-contact-message.ts";

export const requestReportId = "request";

const { requestForm: words, editions } = valuationUpgradePage;
const options = editions.flatMap(({ id, name }) => (id === "free" ? [] : [{ value: id, label: name }]));

type RequestReportProps = {
  readonly valuationId: string;
  readonly company: string;
  readonly chosen: ReportPackage;
  readonly onChoose: (chosen: ReportPackage) => void;
};

/** Replaces the checkout where no payment provider is set up: a longer edition is requested with a message. */
export function RequestReport({ valuationId, company, chosen, onChoose }: RequestReportProps) {
  return (
    <Section id={requestReportId} aria-label={words.title}>
      <Frame padding="none" wide>
        <ContactForm
          subject={{ kind: "report", valuationId, package: chosen }}
          // The placeholder name is for display only.
          company={company === businessTitle(undefined) ? undefined : company}
          messageLabel={words.messageLabel}
          addMessage={words.addNote}
          send={words.send}
          sent={words.sent}
          head={
            <>
              <div className="entry">
                <h2 className="title-1">{words.title}</h2>
                <p>{words.text}</p>
              </div>
              <Choice label={words.choice} name="package" options={options} value={chosen} onValueChange={onChoose} />
            </>
          }
        />
      </Frame>
    </Section>
  );
}
