import { memo } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { objectionText } from "#content/report/objections.ts";
import { challengeWords as words } from "#content/valuation/results.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import { objectionsOf } from "#domain/report/objections.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./challenges.module.css";

/** Free space on either side of the longest bar, as shares of that bar. Its figures stand on the left. */
const room = { left: 0.95, right: 0.1 } as const;

/** What a buyer will argue, the costliest first: each bar runs back from the estimate to the value if it wins. */
export const Challenges = memo(function Challenges({ valuation }: { readonly valuation: Valuation }) {
  const { adjustedValuation: estimate, conservativeValue: low } = valuation;
  const inputs = inputsOf(valuation);
  const objections = objectionsOf(inputs);
  const [costliest] = objections;
  if (!costliest) return null;
  const from = Math.min(low, costliest.value - room.left * costliest.lessValue);
  const to = estimate + room.right * costliest.lessValue;
  const at = (value: number) => hundredth(((value - from) / (to - from)) * 100);
  const isAboveLow = costliest.value >= low;
  return (
    <Section>
      <Frame padding="tight">
        <SectionHead
          title={words.title}
          lead={`${words.lead} ${isAboveLow ? `${words.aboveLow} ` : ""}${words.overlap}`}
        />
        <div className={styles.challenges} style={cssVariables({ "--estimate": at(estimate), "--low": at(low) })}>
          <ol className="ledger">
            {objections.map((objection) => {
              const { title, text, answer } = objectionText(objection, { inputs });
              return (
                <li key={objection.argues} style={cssVariables({ "--value": at(objection.value) })}>
                  <div className={styles.argument}>
                    <h3>{title}</h3>
                    <p>
                      {text} {words.ready(answer)}
                    </p>
                  </div>
                  <p className={styles.plot}>
                    <span className={classNames(styles.figures, "num")}>
                      {shortMoney(objection.value)} <b>{signedMoney(-objection.lessValue)}</b>
                    </span>
                    <i aria-hidden="true" />
                  </p>
                </li>
              );
            })}
          </ol>
          <p className={classNames(styles.axis, "tick")} aria-hidden="true">
            <span className={styles.lowEnd}>{words.lowEnd(shortMoney(low))}</span>
            <span className={styles.estimate}>{shortMoney(estimate)}</span>
          </p>
        </div>
      </Frame>
    </Section>
  );
});
