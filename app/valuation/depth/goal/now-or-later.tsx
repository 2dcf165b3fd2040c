import { useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { NumberField } from "#app/valuation/depth/number-field.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { DelayedAnnouncement } from "#app/valuation/results/delayed-announcement.tsx";
import { goalWords } from "#content/depth/goal.ts";
import { waitingYears } from "#domain/depth/waiting.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./goal.module.css";
import { WaitingChart } from "./waiting-chart.tsx";
import { WaitingRows } from "./waiting-rows.tsx";
import type { Scenario } from "./waiting-scenarios.ts";

const words = goalWords.waiting;
const firstYear = 3;

type NowOrLaterProps = PanelProps & {
  readonly scenarios: readonly [Scenario, ...Scenario[]];
  readonly returnRate: number;
};

/** Selling in one to five years against selling today. The year is for looking around and is not saved. */
export function NowOrLater({ valuation, fields, errors, onField, scenarios, returnRate }: NowOrLaterProps) {
  const [year, setYear] = useState(firstYear);
  const then = scenarios[0].waiting.years[year];
  return (
    <section>
      <h4 className="title-3">{words.title}</h4>
      <div className={classNames(styles.slider, "script-only")}>
        <Slider
          label={words.label}
          value={year}
          min={0}
          max={waitingYears}
          step={1}
          ticks={waitingYears}
          onValueChange={setYear}
          format={words.years}
        />
      </div>
      <div className={styles.rates}>
        <NumberField
          name="growthRate"
          {...words.growth}
          isPercent
          canBeNegative
          fields={fields}
          errors={errors}
          onField={onField}
        />
        <NumberField name="returnRate" {...words.return} isPercent fields={fields} errors={errors} onField={onField} />
      </div>
      <WaitingChart scenarios={scenarios} year={year} />
      <WaitingRows scenarios={scenarios} year={year} today={valuation.multiple} returnRate={returnRate} />
      <DelayedAnnouncement
        text={words.said(words.in(year), shortMoney(then?.price), shortMoney(then?.soldAndInvested))}
      />
    </section>
  );
}
