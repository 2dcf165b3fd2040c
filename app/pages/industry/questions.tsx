import { classNames } from "#app/design/ui/class-names.ts";
import { Accordion } from "#app/design/ui/navigation/accordion.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { Industry } from "#content/schemas/industry.ts";
import * as styles from "./questions.module.css";

type IndustryQuestionsProps = { readonly title: string; readonly items: Industry["faq"] };

export function IndustryQuestions({ title, items }: IndustryQuestionsProps) {
  return (
    <Section aria-labelledby="questions">
      <Frame>
        <div className={classNames(styles.questions, "columns columns--two")}>
          <h2 className="title-1" id="questions">
            {title}
          </h2>
          <Accordion name="industry-questions" items={items} />
        </div>
      </Frame>
    </Section>
  );
}
