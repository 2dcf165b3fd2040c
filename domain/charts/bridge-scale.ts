import { axisOver } from "./axis.ts";

export type BridgeBar = {
  readonly id: string;
  /** Under the bar: "Growth". */
  readonly label: string;
  /** Above the bar: "+0.5x". */
  readonly text: string;
  /** A level starts at zero; a step leads from one level to the next. */
  readonly kind: "level" | "step" | "final";
  readonly from: number;
  readonly to: number;
};

export type PlacedBar = BridgeBar & {
  readonly falls: boolean;
  /** Heights in percent of the plot: the two edges of the bar, and the level at which the next one starts. */
  readonly bottom: number;
  readonly top: number;
  readonly joint: number;
};

export type BridgeScale = { readonly lines: readonly number[]; readonly bars: readonly PlacedBar[] };

/** All bars on one scale that starts at zero, with space above the tallest for its label. */
export function bridgeScale(bars: readonly BridgeBar[]): BridgeScale {
  const axis = axisOver([0, ...bars.flatMap(({ from, to }) => [from, to])], { ticks: 6, margin: 0.12 });
  return {
    lines: axis.ticks.filter(({ value }) => value > 0).map(({ at }) => at),
    bars: bars.map((bar) => ({
      ...bar,
      falls: bar.to < bar.from,
      bottom: axis.at(Math.min(bar.from, bar.to)),
      top: axis.at(Math.max(bar.from, bar.to)),
      joint: axis.at(bar.to),
    })),
  };
}
