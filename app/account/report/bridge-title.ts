import { driverWords } from "#content/valuation/results.ts";
import type { Bridge } from "#domain/valuation/bridge.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";

const words = driverWords.bridge;

export function bridgeTitle({ start, steps, end }: Bridge): string {
  const base = turnsText(start.multiple);
  return steps.length === 0 ? words.titleOfBase(base) : words.title(base, turnsText(end.multiple));
}
