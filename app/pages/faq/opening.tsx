import { useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Accordion } from "#app/design/ui/navigation/accordion.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { faq } from "#content/faq.ts";
import { faqPage } from "#content/pages/faq.ts";
import type { GuidePageId } from "#content/registry/guides.ts";
import { pageById } from "#content/registry/registry.ts";
import { FaqDial } from "./dial.tsx";
import * as styles from "./faq.module.css";

const ids = faq.map(({ id }) => id);

const items = faq.map(({ id, question, answer, guide }) => ({
  id,
  question,
  answer: [
    ...answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    ...(guide ? [<More key="guide" guide={guide} />] : []),
  ],
}));

function More({ guide }: { readonly guide: GuidePageId }) {
  const { path, name } = pageById(guide);
  return (
    <p>
      <TextLink to={path} icon="arrow-right">
        {`Guide: ${name}`}
      </TextLink>
    </p>
  );
}

/** The questions, with a dial that shows which one is open. */
export function FaqOpening() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Section flush>
      <Frame padding="none" wide>
        <div className={classNames(styles.opening, "divided")}>
          <div className={styles.aside}>
            <div className={styles.sticky}>
              <h1 className="display-2">{faqPage.title}</h1>
              <FaqDial ids={ids} open={open} />
            </div>
          </div>
          <div className={styles.questions}>
            <Accordion name="faq" heading="h2" numbered items={items} onOpenChange={setOpen} />
          </div>
        </div>
      </Frame>
    </Section>
  );
}
