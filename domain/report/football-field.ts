import { axisOver, type Tick } from "#domain/charts/axis.ts";
import type { Approach } from "#domain/valuation/approaches.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";

type Stretch = { readonly from: number; readonly to: number };

/** Three approaches on one scale, in percent of its length. */
export type FootballField = {
  readonly ticks: readonly Tick[];
  readonly bars: readonly (Stretch & Pick<Approach, "id" | "highlighted">)[];
  readonly range: Stretch;
  readonly value: number;
};

type Range = Pick<Valuation, "conservativeValue" | "adjustedValuation" | "optimisticValue">;

export function footballField(approaches: readonly Approach[], valuation: Range): FootballField {
  const { conservativeValue, adjustedValuation, optimisticValue } = valuation;
  const { at, ticks } = axisOver([
    ...approaches.flatMap(({ low, high }) => [low, high]),
    conservativeValue,
    optimisticValue,
  ]);
  return {
    ticks,
    bars: approaches.map(({ id, highlighted, low, high }) => ({ id, highlighted, from: at(low), to: at(high) })),
    range: { from: at(conservativeValue), to: at(optimisticValue) },
    value: at(adjustedValuation),
  };
}
