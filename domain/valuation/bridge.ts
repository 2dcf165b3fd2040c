import { decimal, minus, toNumber } from "#domain/valuation/text/decimal.ts";
import type { Valuation } from "./calculate.ts";
import type { Driver } from "./drivers.ts";

/** A level of the bridge: a multiple and its value in dollars. */
export type Level = { readonly multiple: number; readonly dollars: number };

export type BridgeStep = Driver & { readonly from: Level; readonly to: Level };

export type Bridge = {
  /** The base multiple of the bracket and its value. */
  readonly start: Level;
  readonly steps: readonly BridgeStep[];
  /** The final multiple and the adjusted valuation. */
  readonly end: Level;
};

/**
 * From the base multiple through growth and recurring revenue, each starting where the previous one ended, to the
 * valuation.
 */
export function bridgeOf({ drivers, multiple, adjustedValuation }: Valuation): Bridge {
  const end = { multiple, dollars: adjustedValuation };
  const steps: BridgeStep[] = [];
  let to: Level = end;
  for (const driver of drivers.filter(({ input }) => input !== "size").toReversed()) {
    const from = {
      multiple: toNumber(minus(decimal(to.multiple), decimal(driver.turns))),
      dollars: to.dollars - driver.dollars,
    };
    steps.unshift({ ...driver, from, to });
    to = from;
  }
  return { start: to, steps, end };
}
