import { Bridge } from "#app/design/charts/bridge.tsx";
import { ValueCurve } from "#app/design/charts/value-curve.tsx";
import { type ChartPoint, ValueHistoryChart } from "#app/design/charts/value-history-chart.tsx";
import type { BridgeBar } from "#domain/charts/bridge-scale.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { valueCurve } from "#domain/valuation/sensitivity.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { bracketEdges } from "#domain/valuation/what-if.ts";
import * as styles from "./component-sheet.module.css";

const rising: readonly BridgeBar[] = [
  { id: "size", label: "Size", text: "5.0x", kind: "level", from: 0, to: 5 },
  { id: "recurring", label: "Recurring", text: "+0.5x", kind: "step", from: 5, to: 5.5 },
  { id: "final", label: "Final", text: "5.5x", kind: "final", from: 0, to: 5.5 },
];

const falling: readonly BridgeBar[] = [
  { id: "size", label: "Size", text: "+1.75x", kind: "step", from: 0, to: 1.75 },
  { id: "growth", label: "Growth", text: "−0.5x", kind: "step", from: 1.75, to: 1.25 },
  { id: "final", label: "Final", text: "1.25x", kind: "final", from: 0, to: 1.25 },
];

const inputs = { growthTrend: "increasing", recurringRevenue: 50 } as const;
const at = (preTaxProfit: number) => ({
  profit: preTaxProfit,
  value: calculateValuation({ ...inputs, preTaxProfit }).adjustedValuation,
});

const history: readonly ChartPoint[] = [
  { at: Date.UTC(2026, 0, 12), value: 7_128_000, text: "$7.1M", reason: "Stable, 40% recurring" },
  { at: Date.UTC(2026, 3, 20), value: 8_437_000, text: "$8.4M", reason: "Trend turns to growing" },
  { at: Date.UTC(2026, 10, 16), value: 9_900_000, text: "$9.9M", reason: "Profit reaches $1.5M" },
].map((point) => ({ ...point, low: point.value * 0.85, high: point.value * 1.15 }));

const bandsTo = (reach: number) => bracketEdges.filter(({ from }) => from < reach);

/** How a multiple is built, and how the value depends on the profit. */
export function ValuationCharts() {
  return (
    <div className={styles.two}>
      <Bridge label="From 5.0x to 5.5x." bars={rising} />
      <Bridge label="1.75x less 0.5x is 1.25x." bars={falling} />
      <ValueCurve
        label="Value over profit up to $5M. At $1.9M of profit it is $18.3M; today it is $9.9M."
        segments={valueCurve(inputs, { min: 0, max: 5_000_000 })}
        bands={bandsTo(5_000_000)}
        ceiling={at(5_000_000).value}
        today={{ ...at(1_500_000), text: "Today, $9.9M" }}
        chosen={at(1_900_000)}
        formatTick={shortMoney}
      />
      <ValueCurve
        label="Value over profit up to $1M, at $100K."
        segments={valueCurve(inputs, { min: 0, max: 1_000_000 })}
        bands={bandsTo(1_000_000)}
        ceiling={at(1_000_000).value}
        today={{ ...at(100_000), text: "Today, $261K" }}
        chosen={at(100_000)}
        formatTick={shortMoney}
      />
      <ValueHistoryChart
        label="Value over time: $7.1M in January, $8.4M in April, $9.9M in November 2026."
        note={(from) => `Estimate and range. The axis starts at ${from}.`}
        points={history}
        formatTick={shortMoney}
        timeZone="UTC"
      />
    </div>
  );
}
