import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Accordion } from "#app/design/ui/navigation/accordion.tsx";
import type { GuideQuestions } from "#content/pages/guide-questions.ts";
import { pathOf } from "#content/registry/registry.ts";
import type { Industry } from "#content/schemas/industry.ts";
import * as styles from "./questions.module.css";
import { IndustryHead, IndustrySection } from "./section.tsx";

type IndustryQuestionsProps = {
  readonly title: string;
  readonly items: Industry["faq"];
  /** Questions that a guide answers. */
  readonly guides: GuideQuestions;
};

export function IndustryQuestions({ title, items, guides }: IndustryQuestionsProps) {
  return (
    <IndustrySection id="questions" placeholder={30}>
      <div className={styles.questions}>
        <div>
          <IndustryHead id="questions" title={title} />
          <ul className={styles.guides} aria-label={guides.title}>
            {guides.questions.map(({ question, guide }) => (
              <li key={guide}>
                <SmartLink className="link" to={pathOf(guide)}>
                  {question}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
        <Accordion name="industry-questions" items={items} />
      </div>
    </IndustrySection>
  );
}
