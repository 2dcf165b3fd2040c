import { useState } from "react";
import { Accordion } from "#app/design/ui/accordion.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { faq } from "#content/faq.ts";
import { faqPage } from "#content/pages/faq.ts";
import { FaqDial } from "./dial.tsx";
import "./opening.css";

const ids = faq.map(({ id }) => id);

const items = faq.map(({ id, question, answer }) => ({
  id,
  question,
  answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
}));

/** The questions at once; the dial beside them shows which one is open. */
export function FaqOpening() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Section flush className="fo">
      <Frame padding="none">
        <div className="fo__g">
          <div className="fo__l">
            <div className="fo__s">
              <h1 className="display-2">{faqPage.title}</h1>
              <FaqDial ids={ids} open={open} />
            </div>
          </div>
          <div className="fo__r">
            <Accordion name="faq" heading="h2" numbered items={items} onOpenChange={setOpen} />
          </div>
        </div>
      </Frame>
    </Section>
  );
}
