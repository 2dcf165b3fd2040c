import { memo } from "react";
import { FootballField } from "#app/design/charts/football-field.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { overviewWords as words } from "#content/valuation/results.ts";
import { type ApproachId, approachBands, approachesOf, approachThresholds } from "#domain/valuation/approaches.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./overview.module.css";

const [sdeFrom, ebitdaFrom] = [tickMoney(approachThresholds.sde), tickMoney(approachThresholds.ebitda)];

const applies: Readonly<Record<ApproachId, string>> = {
  revenue: words.applies.revenue(sdeFrom),
  sde: words.applies.sde(sdeFrom, ebitdaFrom),
  ebitda: words.applies.ebitda(ebitdaFrom),
};

const percent = (share: number) => Math.round(share * 100);

/** The three approaches on one scale, with the adjusted value. */
export const Overview = memo(function Overview({ valuation }: { readonly valuation: Valuation }) {
  const { adjustedValuation, conservativeValue, optimisticValue } = valuation;
  const approaches = approachesOf(valuation);
  const highlighted = approaches.find((approach) => approach.highlighted)?.id ?? "ebitda";
  const ranges = approaches.map(({ name, low, high }) => `${name} ${moneyRange(low, high)}`).join(", ");
  return (
    <Section>
      <Frame padding="tight" className={styles.overview}>
        <SectionHead
          className={styles.heading}
          title={words.title}
          lead={`${words.lead} ${words.weight[highlighted]}`}
        />
        <FootballField
          label={words.chart(ranges, shortMoney(adjustedValuation), moneyRange(conservativeValue, optimisticValue))}
          rows={approaches.map(({ id, name, low, high, multiples, highlighted: isOn }) => ({
            id,
            label: name,
            note: (
              <>
                <span className={styles.kind}>{words.typical}</span> {words.measure[id](multiples.join("–"))}
              </>
            ),
            low,
            high,
            text: moneyRange(low, high),
            textNote: words.share(percent(approachBands[id].low), percent(approachBands[id].high)),
            highlighted: isOn,
          }))}
          value={{ amount: adjustedValuation, text: shortMoney(adjustedValuation) }}
          range={{ low: conservativeValue, high: optimisticValue }}
          formatTick={tickMoney}
        />
        <p className={styles.note}>
          <Icon name="info" />
          <span>
            {words.note} {words.hatched} {words.dark(applies[highlighted])}
          </span>
        </p>
      </Frame>
    </Section>
  );
});
