import { useState } from "react";
import { profitReach } from "#app/charts/curve-scale.ts";
import { ValueCurve } from "#app/charts/value-curve.tsx";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { infoOutline, resetOutline } from "#app/ui/outlines.ts";
import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
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
import { moneyRange, shortMoney, signedMoney } from "#domain/valuation/money.ts";
import { nextStep, valueCurve } from "#domain/valuation/sensitivity.ts";
import { Announced } from "./announced.tsx";
import { tickMoney } from "./tick-money.ts";
import "./what-if.css";

const trends = growthTrends.map((value) => ({ value, label: growthLabel(value) }));
const percent = (value: number) => `${value}%`;

/** The three inputs, free to move; the price follows. What happens here stays here. */
export function WhatIf({ valuation: today }: { readonly valuation: Valuation }) {
  const [inputs, setInputs] = useState(() => inputsOf(today));
  const change = (part: Partial<FinancialInputs>) => setInputs((before) => ({ ...before, ...part }));
  const then = calculateValuation(inputs);
  return (
    <Section ground="pine" className="wif-s">
      <Frame padding="tight">
        <SectionHead title={words.title} lead={words.lead} />
        <div className="wif">
          <div className="wif__c">
            <Slider
              label={words.profit}
              value={inputs.preTaxProfit}
              {...profitBounds}
              onValueChange={(preTaxProfit) => change({ preTaxProfit })}
              format={shortMoney}
              ends={[tickMoney(profitBounds.min), tickMoney(profitBounds.max)]}
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
          <Outcome today={today} inputs={inputs} then={then} />
        </div>
      </Frame>
    </Section>
  );
}

type OutcomeProps = { readonly today: Valuation; readonly inputs: FinancialInputs; readonly then: Valuation };

function Outcome({ today, inputs, then }: OutcomeProps) {
  const value = shortMoney(then.adjustedValuation);
  const difference = then.adjustedValuation - today.adjustedValuation;
  const against = difference === 0 ? words.noChange : signedMoney(difference);
  const multiple = multipleText(then.multiple);
  const reach = profitReach([today.preTaxProfit, inputs.preTaxProfit]);
  const todayShown = shortMoney(today.adjustedValuation);
  return (
    <div className="wif__v">
      <div className="wif__t">
        <p>
          <span className="label">{words.value}</span>
          <span className="figure">{value}</span>
        </p>
        <dl>
          <dt>{words.against}</dt>
          <dd className="wif__d">{against}</dd>
          <dt>{words.multiple}</dt>
          <dd>{multiple}</dd>
          <dt>{words.range}</dt>
          <dd>{moneyRange(then.conservativeValue, then.optimisticValue)}</dd>
        </dl>
      </div>
      <ValueCurve
        label={words.chart(shortMoney(inputs.preTaxProfit), value, todayShown)}
        segments={valueCurve(inputs, { min: 0, max: reach })}
        today={{ profit: today.preTaxProfit, value: today.adjustedValuation, text: words.today(todayShown) }}
        chosen={{ profit: inputs.preTaxProfit, value: then.adjustedValuation }}
        formatTick={tickMoney}
      />
      <p className="wif__n">
        <Icon name={infoOutline} />
        <span>{nextBracketSentence(inputs, then)}</span>
      </p>
      <Announced text={words.said(value, against, multiple)} />
    </div>
  );
}

function nextBracketSentence(inputs: FinancialInputs, { baseMultiple }: Valuation): string {
  const next = nextStep(inputs);
  if (!next) return words.highest(turnsText(baseMultiple));
  return words.next(
    shortMoney(next.moreProfit),
    shortMoney(next.bracket.from),
    turnsText(next.bracket.multiple),
    shortMoney(next.value),
    shortMoney(next.moreValue),
  );
}
