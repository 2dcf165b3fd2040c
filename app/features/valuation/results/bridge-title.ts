import { driverWords } from "#content/valuation-results.ts";
import type { Bridge } from "#domain/valuation/bridge.ts";
import { turnsText } from "#domain/valuation/labels.ts";

const words = driverWords.bridge;

/** `How 3.875x became 6.0x`. */
export function bridgeTitle({ start, end }: Bridge): string {
  const reached = turnsText(end.multiple);
  return start.multiple === 0 ? words.titleFromZero(reached) : words.title(turnsText(start.multiple), reached);
}
