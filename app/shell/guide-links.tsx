import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { GuideQuestions } from "#content/pages/guide-questions.ts";
import { pageById } from "#content/registry/registry.ts";
import * as styles from "./guide-links.module.css";

/** Questions that arise at this place of a page, each with the guide that answers it. */
export function GuideLinks({ title, questions }: GuideQuestions) {
  const titleId = useId();
  return (
    <Section className="screen-only" aria-labelledby={titleId}>
      <Frame padding="none">
        <div className={styles.links}>
          <h2 className="title-3" id={titleId}>
            {title}
          </h2>
          <ul className={classNames(styles.questions, "divided divided--inset")}>
            {questions.map(({ question, guide }) => {
              const { path, name } = pageById(guide);
              return (
                <li key={guide}>
                  <p className="muted">{question}</p>
                  <TextLink to={path} icon="arrow-right">
                    {name}
                  </TextLink>
                </li>
              );
            })}
          </ul>
        </div>
      </Frame>
    </Section>
  );
}
