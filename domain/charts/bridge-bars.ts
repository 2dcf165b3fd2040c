import type { Bridge } from "#domain/valuation/bridge.ts";
import type { DriverInput } from "#domain/valuation/drivers.ts";
import { signedTurns, turnsText } from "#domain/valuation/text/labels.ts";
import type { BridgeBar } from "./bridge-scale.ts";

/** The label under a bar. */
export type BarNames = Readonly<Record<DriverInput | "final", string>>;

/** A bridge as bars with their labels. */
export function bridgeBars({ start, steps, end }: Bridge, names: BarNames): readonly BridgeBar[] {
  const level = (id: "size" | "final", kind: BridgeBar["kind"], to: number): BridgeBar => ({
    id,
    kind,
    label: names[id],
    text: turnsText(to),
    from: 0,
    to,
  });
  return [
    level("size", "level", start.multiple),
    ...steps.map(
      ({ input, turns, from, to }): BridgeBar => ({
        id: input,
        label: names[input],
        text: signedTurns(turns),
        kind: "step",
        from: from.multiple,
        to: to.multiple,
      }),
    ),
    level("final", "final", end.multiple),
  ];
}
