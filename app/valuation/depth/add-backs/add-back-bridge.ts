import { type Axis, axisOver } from "#domain/charts/axis.ts";
import type { AddBackLine, AddBacks } from "#domain/depth/add-backs.ts";
import { type AddBackKey, addBackKeys } from "#domain/depth/depth-bounds.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";

/** Where a label fits: beside its bar, or on it if the bar takes up the whole width. */
export type LabelSide = "right" | "left" | "inside";

/** One row of the drawing, in percent of the axis. A row without an amount is passed at one level. */
export type BridgeRow = {
  readonly key: AddBackKey;
  readonly from: number;
  readonly to: number;
  readonly line?: AddBackLine | undefined;
  readonly side: LabelSide;
};

export type AddBackBridge = {
  readonly axis: Axis;
  readonly profit: number;
  readonly ours: number;
  readonly profitSide: LabelSide;
  readonly oursSide: LabelSide | undefined;
  /** Undefined until there is a list. */
  readonly total?: number | undefined;
  readonly rows: readonly BridgeRow[];
};

/** Percent of the axis that a label takes up on a phone. */
const labelRoom = 26;

export function labelSide(left: number, right: number): LabelSide {
  if (right <= 100 - labelRoom) return "right";
  return left >= labelRoom ? "left" : "inside";
}

type FirstRow = Pick<AddBackBridge, "profitSide" | "oursSide">;

/** The first row has two labels: profit, and right of it our EBITDA, which the note names if there is no room. */
function firstRowLabels(profit: number, ours: number): FirstRow {
  const profitSide = profit >= 20 ? "left" : "right";
  const between = ours - profit - (profitSide === "right" ? labelRoom : 0);
  if (ours <= 70 && between >= 0) return { profitSide, oursSide: "right" };
  return { profitSide, oursSide: between >= labelRoom ? "left" : undefined };
}

/** The bridge from profit to the EBITDA of the list, with our own EBITDA on the same axis. */
export function addBackBridge(
  { preTaxProfit, ebitda }: Pick<Valuation, "preTaxProfit" | "ebitda">,
  found: AddBacks | undefined,
): AddBackBridge {
  const lines = found?.lines ?? [];
  const axis = axisOver([preTaxProfit, ebitda, ...lines.map(({ to }) => to)], { ticks: 4 });
  const [profit, ours] = [axis.at(preTaxProfit), axis.at(ebitda)];
  let level = profit;
  const rows = addBackKeys.map((key): BridgeRow => {
    const line = lines.find((listed) => listed.key === key);
    const from = level;
    if (line) level = axis.at(line.to);
    return { key, from, to: level, line, side: labelSide(Math.min(from, level), Math.max(from, level)) };
  });
  return { axis, profit, ours, ...firstRowLabels(profit, ours), total: found && level, rows };
}
