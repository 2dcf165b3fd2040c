import { useState } from "react";
import { ValueCurve } from "#app/design/charts/value-curve.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Choice } from "#app/design/ui/forms/choice.tsx";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { infoOutline, resetOutline } from "#app/design/ui/outlines.ts";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { DelayedAnnouncement } from "#app/valuation/results/delayed-announcement.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { whatIfWords as words } from "#content/valuation-results.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import {
  type FinancialInputs,
  growthTrends,
  profitBounds,
  recurringBounds,
} from "#domain/valuation/financial-inputs.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import { growthLabel, multipleText, turnsText } from "#domain/valuation/labels.ts";
import { exactMoney, moneyRange, shortMoney, signedMoney } from "#domain/valuation/money.ts";
import { nextStep, valueCurve } from "#domain/valuation/sensitivity.ts";
import { bracketEdges, edgeAt, whatIfReach } from "#domain/valuation/what-if.ts";
import * as styles from "./what-if.module.css";

const trends = growthTrends.map((value) => ({ value, label: growthLabel(value) }));
const percent = (value: number) => `${value}%`;

/** Lets the owner move the three inputs and watch the value. Nothing is stored. */
export function WhatIf({ valuation: today }: { readonly valuation: Valuation }) {
  const [inputs, setInputs] = useState(() => inputsOf(today));
  const change = (part: Partial<FinancialInputs>) => setInputs((before) => ({ ...before, ...part }));
  const reach = whatIfReach(today.preTaxProfit);
  return (
    <Section ground="pine" className={classNames(styles.section, "screen-only")}>
      <Frame padding="tight">
        <SectionHead title={words.title} lead={words.lead} />
        <div className={styles.panel}>
          <div className={classNames(styles.controls, "script-only")}>
            <Slider
              label={words.profit}
              value={inputs.preTaxProfit}
              {...profitBounds}
              max={reach}
              onValueChange={(preTaxProfit) => change({ preTaxProfit })}
              format={exactMoney}
              ends={[tickMoney(profitBounds.min), tickMoney(reach)]}
            />
            <Choice
              label={words.growth}
              name="what-if-growth"
              options={trends}
              value={inputs.growthTrend}
              onValueChange={(growthTrend) => change({ growthTrend })}
            />
            <Slider
              label={words.recurring}
              value={inputs.recurringRevenue}
              {...recurringBounds}
              onValueChange={(recurringRevenue) => change({ recurringRevenue })}
              format={percent}
            />
            <Button variant="line" onClick={() => setInputs(inputsOf(today))}>
              <Icon name={resetOutline} />
              {words.back}
            </Button>
          </div>
          <Outcome today={today} inputs={inputs} reach={reach} />
        </div>
      </Frame>
    </Section>
  );
}

type OutcomeProps = { readonly today: Valuation; readonly inputs: FinancialInputs; readonly reach: number };

function Outcome({ today, inputs, reach }: OutcomeProps) {
  const then = calculateValuation(inputs);
  const value = shortMoney(then.adjustedValuation);
  const multiple = multipleText(then.multiple);
  const against = againstText(today, then);
  const todayShown = shortMoney(today.adjustedValuation);
  return (
    <div className={styles.outcome}>
      <div className={styles.total}>
        <p>
          <span className="label">{words.value}</span>
          <span className="figure">{value}</span>
        </p>
        <dl>
          <div className={styles.change}>
            <dt>{words.against}</dt>
            <dd>{against}</dd>
          </div>
          <div>
            <dt>{words.multiple}</dt>
            <dd>{multiple}</dd>
          </div>
          <div>
            <dt>{words.range}</dt>
            <dd>{moneyRange(then.conservativeValue, then.optimisticValue)}</dd>
          </div>
        </dl>
      </div>
      <ValueCurve
        className={styles.curve}
        label={words.chart(shortMoney(inputs.preTaxProfit), value, todayShown)}
        segments={valueCurve(inputs, { min: 0, max: reach })}
        bands={bracketEdges.filter(({ from }) => from < reach)}
        ceiling={highestValue(reach)}
        today={{ profit: today.preTaxProfit, value: today.adjustedValuation, text: words.today(todayShown) }}
        chosen={{ profit: inputs.preTaxProfit, value: then.adjustedValuation }}
        formatTick={tickMoney}
      />
      <p className={styles.note}>
        <Icon name={infoOutline} />
        <span>{bracketSentence(today, then)}</span>
      </p>
      <DelayedAnnouncement text={words.said(value, against, multiple)} />
    </div>
  );
}

/** The best trend and all revenue recurring: the highest value that the axis must fit. */
const highestValue = (profit: number) =>
  calculateValuation({ preTaxProfit: profit, growthTrend: "increasing", recurringRevenue: recurringBounds.max })
    .adjustedValuation;

/** In dollars only within today's bracket: no gain is promised for the step into another. */
function againstText(today: Valuation, then: Valuation): string {
  if (then.baseMultiple !== today.baseMultiple) return words.otherBracket;
  const difference = then.adjustedValuation - today.adjustedValuation;
  return difference === 0 ? words.noChange : signedMoney(difference);
}

function bracketSentence(today: Valuation, then: Valuation): string {
  const base = turnsText(then.baseMultiple);
  const edge = edgeAt(then.preTaxProfit);
  if (edge) {
    return words.edge(shortMoney(edge.above.from), turnsText(edge.below.multiple), turnsText(edge.above.multiple));
  }
  if (then.baseMultiple !== today.baseMultiple) return words.other(base);
  const next = nextStep(inputsOf(then));
  if (!next) return words.highest(base);
  return words.next(shortMoney(next.moreProfit), shortMoney(next.bracket.from), base, turnsText(next.bracket.multiple));
}
