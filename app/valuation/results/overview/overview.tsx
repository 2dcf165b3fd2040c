import { FootballField } from "#app/design/charts/football-field.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { overviewWords as words } from "#content/valuation-results.ts";
import { type ApproachId, approachesOf, approachThresholds } from "#domain/valuation/approaches.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { moneyRange, shortMoney } from "#domain/valuation/money.ts";
import * as styles from "./overview.module.css";

const [sdeFrom, ebitdaFrom] = [tickMoney(approachThresholds.sde), tickMoney(approachThresholds.ebitda)];

const applies: Readonly<Record<ApproachId, string>> = {
  revenue: words.applies.revenue(sdeFrom),
  sde: words.applies.sde(sdeFrom, ebitdaFrom),
  ebitda: words.applies.ebitda(ebitdaFrom),
};

/** The three approaches on one scale, with the adjusted value. */
export function Overview({ valuation }: { readonly valuation: Valuation }) {
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
          lead={`${words.lead} ${words.weight[highlighted]} ${words.shares}`}
        />
        <FootballField
          label={words.chart(ranges, shortMoney(adjustedValuation), moneyRange(conservativeValue, optimisticValue))}
          rows={approaches.map(({ id, name, low, high, multiples, highlighted: isOn }) => ({
            id,
            label: name,
            note: words.multiple[id](multiples.join("–")),
            low,
            high,
            text: moneyRange(low, high),
            highlighted: isOn,
          }))}
          value={{ amount: adjustedValuation, text: shortMoney(adjustedValuation) }}
          range={{ low: conservativeValue, high: optimisticValue }}
          formatTick={tickMoney}
        />
        <ul className={classNames(styles.key, "label")}>
          <li>
            <i className={classNames(styles.swatch, styles.chosen)} aria-hidden="true" />
            {applies[highlighted]}
          </li>
          <li>
            <i className={classNames(styles.swatch, "hatch")} aria-hidden="true" />
            {words.range}
          </li>
          <li>
            <i className={classNames(styles.swatch, styles.mark)} aria-hidden="true" />
            {words.value}
          </li>
        </ul>
      </Frame>
    </Section>
  );
}
