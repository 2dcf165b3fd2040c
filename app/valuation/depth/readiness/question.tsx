import { NewTabLink } from "#app/design/ui/controls/smart-link.tsx";
import { Choice } from "#app/design/ui/forms/choice.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { readinessFigures, readinessWords as words } from "#content/depth/readiness.ts";
import { readinessAnswerNames, readinessQuestions } from "#content/depth/readiness-questions.ts";
import {
  type ReadinessAnswer,
  type ReadinessKey,
  readinessAnswers,
  readinessKeys,
} from "#domain/depth/depth-bounds.ts";
import type { ReadinessEffects } from "#domain/depth/readiness-effects.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./readiness.module.css";

const options = readinessAnswers.map((value) => ({ value, label: readinessAnswerNames[value] }));

type QuestionProps = Pick<PanelProps, "onField"> & {
  readonly name: ReadinessKey;
  readonly answer: ReadinessAnswer | undefined;
  readonly effects: ReadinessEffects;
};

/** One question; below an answer that is not yes, what a buyer does about it. */
export function Question({ name, answer, effects, onField }: QuestionProps) {
  const { statement, buyer } = readinessQuestions[name];
  const figure = readinessFigures[name];
  const dollars = dollarsText(name, effects);
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {readinessKeys.indexOf(name) + 1}
      </span>
      {/* The group's legend says it to a screen reader. */}
      <span aria-hidden="true">{statement}</span>
      <Choice
        label={statement}
        labelHidden
        name={name}
        options={options}
        value={answer ?? null}
        onValueChange={(value) => onField(name, value)}
        className={styles.answers}
      />
      {answer && answer !== "yes" && (
        <div className={`${styles.buyer} small`}>
          <p>
            {words.buyer(buyer)} {dollars && <b>{dollars}</b>}
          </p>
          {figure && (
            <p className={styles.published}>
              {figure.text} {words.sources(figure.sources.length)}{" "}
              {figure.sources.map(({ name: source, url }, index) => (
                <span key={url}>
                  {index > 0 && ", "}
                  <NewTabLink className="link" to={url}>
                    {source}
                  </NewTabLink>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** Dollars only where the formula gives them. */
function dollarsText(name: ReadinessKey, { repeatRevenue, threeYearGrowth }: ReadinessEffects): string | undefined {
  if (name === "repeatRevenue" && repeatRevenue) {
    return words.recurring(shortMoney(repeatRevenue.moreValue), repeatRevenue.to);
  }
  if (name !== "threeYearGrowth") return undefined;
  const value = shortMoney(threeYearGrowth.value);
  return threeYearGrowth.isCounted ? words.growthCounted(value) : words.growthOpen(value);
}
