import { Accordion } from "#app/design/ui/navigation/accordion.tsx";
import type { Industry } from "#content/schemas/industry.ts";
import * as styles from "./questions.module.css";
import { IndustryHead, IndustrySection } from "./section.tsx";

type IndustryQuestionsProps = { readonly title: string; readonly items: Industry["faq"] };

export function IndustryQuestions({ title, items }: IndustryQuestionsProps) {
  return (
    <IndustrySection id="questions" placeholder={30}>
      <div className={styles.questions}>
        <IndustryHead id="questions" title={title} />
        <Accordion name="industry-questions" items={items} />
      </div>
    </IndustrySection>
  );
}
