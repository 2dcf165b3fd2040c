import type { BridgeBar } from "#app/charts/bridge-scale.ts";
import { driverWords } from "#content/valuation-results.ts";
import type { Bridge } from "#domain/valuation/bridge.ts";
import { signedTurns, turnsText } from "#domain/valuation/labels.ts";

const words = driverWords.bridge;

/** `How 3.875x became 6.0x`. */
export function bridgeTitle({ start, end }: Bridge): string {
  const reached = turnsText(end.multiple);
  return start.multiple === 0 ? words.titleFromZero(reached) : words.title(turnsText(start.multiple), reached);
}

/** The lowest bracket counts from zero, and nothing stands there. */
export function bridgeBars({ start, steps, end }: Bridge): readonly BridgeBar[] {
  const first: BridgeBar = {
    id: "start",
    label: words.start,
    text: turnsText(start.multiple),
    kind: "level",
    from: 0,
    to: start.multiple,
  };
  return [
    ...(start.multiple === 0 ? [] : [first]),
    ...steps.map(
      ({ input, turns, from, to }): BridgeBar => ({
        id: input,
        label: words[input],
        text: signedTurns(turns),
        kind: "step",
        from: from.multiple,
        to: to.multiple,
      }),
    ),
    { id: "final", label: words.final, text: turnsText(end.multiple), kind: "final", from: 0, to: end.multiple },
  ];
}
