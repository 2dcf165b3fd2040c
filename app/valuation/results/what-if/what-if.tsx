import { memo, useState } from "react";
import { ValueCurve } from "#app/design/charts/value-curve.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Choice } from "#app/design/ui/forms/choice.tsx";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { DelayedAnnouncement } from "#app/valuation/results/delayed-announcement.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { whatIfWords as words } from "#content/valuation/results.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import {
  type FinancialInputs,
  growthTrends,
  profitBounds,
  recurringBounds,
} from "#domain/valuation/financial-inputs.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import { valueCurve } from "#domain/valuation/sensitivity.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { exactMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { bracketEdges, whatIf, whatIfReach } from "#domain/valuation/what-if.ts";
import { outcomeTexts } from "./outcome-texts.ts";
import { SaveScenario } from "./save-scenario.tsx";
import * as styles from "./what-if.module.css";

const trends = growthTrends.map((value) => ({ value, label: growthLabel(value) }));
const percent = (value: number) => `${value}%`;

type WhatIfPanelProps = {
  readonly valuation: Valuation;
  /** Omitted where nothing is stored that a scenario could be saved with. */
  readonly valuationId?: string | undefined;
};

/** Lets the owner move the three inputs and watch the value. Nothing is stored but a scenario that the owner names. */
export const WhatIfPanel = memo(function WhatIfPanel({ valuation: today, valuationId }: WhatIfPanelProps) {
  const [inputs, setInputs] = useState(() => inputsOf(today));
  const change = (part: Partial<FinancialInputs>) => setInputs((before) => ({ ...before, ...part }));
  const reach = whatIfReach(today.preTaxProfit);
  return (
    <Section ground="pine" className={classNames(styles.section, "screen-only")}>
      <Frame padding="tight">
        <SectionHead title={words.title} lead={valuationId ? words.leadSaving : words.lead} />
        <div className={styles.panel}>
          <div className={classNames(styles.controls, "script-only")}>
            <Slider
              label={words.profit}
              value={inputs.preTaxProfit}
              {...profitBounds}
              min={0}
              max={reach}
              onValueChange={(preTaxProfit) => change({ preTaxProfit })}
              format={exactMoney}
              ends={[tickMoney(0), tickMoney(reach)]}
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
              <Icon name="reset" />
              {words.back}
            </Button>
            {valuationId && <SaveScenario valuationId={valuationId} inputs={inputs} />}
          </div>
          <Outcome today={today} inputs={inputs} reach={reach} />
        </div>
      </Frame>
    </Section>
  );
});

type OutcomeProps = { readonly today: Valuation; readonly inputs: FinancialInputs; readonly reach: number };

function Outcome({ today, inputs, reach }: OutcomeProps) {
  const then = whatIf(today, inputs);
  const { value, against, multiple, range, orMore, sentence } = outcomeTexts(today, inputs, then);
  const todayShown = shortMoney(today.adjustedValuation);
  const next = bracketEdges.find(({ from }) => from > today.preTaxProfit && from < reach);
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
            <dd>
              {against}
              {orMore && then.difference !== undefined && <span className={styles.more}> {orMore}</span>}
            </dd>
          </div>
          <div>
            <dt>{words.multiple}</dt>
            <dd>
              {multiple}
              {orMore && <span className={styles.more}> {orMore}</span>}
            </dd>
          </div>
          <div>
            <dt>{words.range}</dt>
            <dd>{range}</dd>
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
        edge={next && { from: next.from, name: words.edgeName, text: words.edgeAt(tickMoney(next.above.from)) }}
        chosen={{ profit: inputs.preTaxProfit, value: then.value }}
        formatTick={tickMoney}
      />
      <p className={styles.note}>
        <Icon name="info" />
        <span>{sentence}</span>
      </p>
      <DelayedAnnouncement text={words.said(value, against, multiple)} />
    </div>
  );
}

/** The best trend and all revenue recurring: the highest value that the axis must fit. */
const highestValue = (profit: number) =>
  calculateValuation({ preTaxProfit: profit, growthTrend: "increasing", recurringRevenue: recurringBounds.max })
    .adjustedValuation;
