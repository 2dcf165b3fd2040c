import type { ChartPoint } from "#app/design/charts/value-history-chart.tsx";
import { privatePage } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import { signedEbitdaMoney } from "#domain/depth/depth-money.ts";
import { type Snapshot, type SnapshotChange, totalChange } from "#domain/leads/private-page/snapshots.ts";
import { longDate } from "#domain/time/long-date.ts";
import { formula } from "#domain/valuation/formula.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { exactMoney, shareOf, shortMoney } from "#domain/valuation/text/money.ts";

const words = privatePage.history;

type Snapshots = readonly [Snapshot, ...Snapshot[]];

const inZone = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: site.timeZone }).format(at);
const monthOf = (at: number) => inZone(at, { month: "long", year: "numeric" });
const yearOf = (at: number) => inZone(at, { year: "numeric" });

/** `Nov 16, 2026`. */
export const shortDate = (at: number) => inZone(at, { dateStyle: "medium" });

/** `in January`, with the year if it is another one, or the day within one month. */
function since(first: number, last: number): string {
  const firstDay = longDate(first, site.timeZone);
  if (firstDay === longDate(last, site.timeZone)) return words.sinceFirst;
  if (monthOf(first) === monthOf(last)) return words.sinceDay(firstDay);
  const month = yearOf(first) === yearOf(last) ? inZone(first, { month: "long" }) : monthOf(first);
  return words.sinceMonth(month);
}

/** `$2.8M more than in January`. */
export function headline(snapshots: Snapshots): string {
  const [first] = snapshots;
  const last = snapshots.at(-1) ?? first;
  const { total } = totalChange(snapshots);
  const when = since(first.at, last.at);
  if (total === 0) return words.same(when);
  return (total > 0 ? words.more : words.less)(shortMoney(Math.abs(total)), when);
}

/** `+$594K from profit, +$715K from the multiple`. */
export function whyText({ fromProfit, fromMultiple, fromFormula }: SnapshotChange): string {
  const parts = [
    [fromProfit, words.from.profit],
    [fromMultiple, words.from.multiple],
    [fromFormula, words.from.formula],
  ] as const;
  const changes = parts.flatMap(([amount, text]) => (amount === 0 ? [] : [text(signedEbitdaMoney(amount))]));
  return changes.length > 0 ? changes.join(", ") : words.from.none;
}

/** What the owner changed, in a few words. */
function reasonOf({ inputs: before }: Snapshot, { inputs: after }: Snapshot): string {
  if (after.growthTrend !== before.growthTrend) return words.change.trend(growthLabel(after.growthTrend));
  if (after.recurringRevenue !== before.recurringRevenue) return words.change.recurring(after.recurringRevenue);
  if (after.preTaxProfit === before.preTaxProfit) return words.change.none;
  const text = after.preTaxProfit > before.preTaxProfit ? words.change.profitUp : words.change.profitDown;
  return text(exactMoney(after.preTaxProfit));
}

export function chartPoints(snapshots: Snapshots): readonly ChartPoint[] {
  return snapshots.map((snapshot, index) => {
    const { at, value, inputs } = snapshot;
    const before = snapshots[index - 1];
    return {
      at,
      value,
      low: shareOf(value, formula.conservative),
      high: shareOf(value, formula.optimistic),
      text: shortMoney(value),
      reason: before
        ? reasonOf(before, snapshot)
        : words.change.first(growthLabel(inputs.growthTrend), inputs.recurringRevenue),
    };
  });
}
