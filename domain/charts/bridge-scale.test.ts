import { describe, expect, it } from "vitest";
import { type BridgeBar, bridgeScale } from "./bridge-scale.ts";

const bar = (id: string, kind: BridgeBar["kind"], from: number, to: number): BridgeBar => ({
  id,
  kind,
  label: id,
  text: `${to - from}`,
  from,
  to,
});

const rising = [bar("base", "level", 0, 5), bar("growth", "step", 5, 5.5), bar("final", "final", 0, 5.5)];
const falling = [bar("base", "level", 0, 1.75), bar("growth", "step", 1.75, 1.25), bar("final", "final", 0, 1.25)];

describe("a bridge", () => {
  it("starts at zero and is proportional", () => {
    const [base, growth, final] = bridgeScale(rising).bars;
    expect(base?.bottom).toBe(0);
    expect((final?.top ?? 0) / (base?.top ?? 1)).toBeCloseTo(1.1, 3);
    expect(growth).toMatchObject({ bottom: base?.top, top: final?.top, joint: final?.top, falls: false });
  });

  it("draws a decrease down from the level before it", () => {
    const [base, growth, final] = bridgeScale(falling).bars;
    expect(growth).toMatchObject({ top: base?.top, bottom: final?.top, joint: final?.top, falls: true });
  });

  it.each([["rising", rising] as const, ["falling", falling] as const])(
    "leaves room above the tallest, %s",
    (_, bars) => {
      const tops = bridgeScale(bars).bars.map(({ top }) => top);
      expect(Math.max(...tops)).toBeLessThan(92);
    },
  );

  it("draws grid lines at round values, not at zero", () => {
    const { lines } = bridgeScale(rising);
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.min(...lines)).toBeGreaterThan(0);
  });
});
