import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import { mandate } from "./buyer-mandate.ts";

const { tiers, offers } = buyerSourcingPage.process;

export type Dot = {
  readonly at: readonly [x: number, y: number];
  /** `out`: not contacted yet; `first`: contacted; `offer`: has made an offer; `plain`: only on the map. */
  readonly part: "plain" | "first" | "out" | "offer";
};

/** In calling order: buyers in discussion, then the others, each sorted by fit. */
const buyers = mandate
  .flatMap(({ sector, points }) =>
    points.map((at, index) => ({ at, active: index < sector.active, reach: Math.hypot(...at) })),
  )
  .toSorted((a, b) => Number(b.active) - Number(a.active) || a.reach - b.reach);

const scale = 0.78;
const onMap = buyers.map(({ at: [x, y] }) => [hundredth(x * scale), hundredth(y * scale)] as const);

/** Distance of the buyers before they are ranked. */
const outside = 106;

const column = { across: 18, up: 17, first: -66, apart: 74, foot: 92 };

/** The 54 buyers at each step, around the company at 0,0. */
export const dotsAt: Readonly<Record<"position" | "map" | "prioritize" | "engage", readonly Dot[]>> = {
  position: buyers.map((_, index) => {
    const angle = (index / buyers.length) * 2 * Math.PI;
    return { at: [hundredth(outside * Math.cos(angle)), hundredth(outside * Math.sin(angle))], part: "out" };
  }),
  map: onMap.map((at) => ({ at, part: "plain" })),
  prioritize: tiers.flatMap((count, tier) =>
    Array.from({ length: count }, (_, index): Dot => {
      const x = column.first + tier * column.apart + ((index % 2) - 0.5) * column.across;
      return { at: [x, column.foot - Math.floor(index / 2) * column.up], part: tier === 0 ? "first" : "plain" };
    }),
  ),
  engage: onMap.map((at, index) => ({ at, part: partOf(index) })),
};

function partOf(index: number): Dot["part"] {
  if (index < offers) return "offer";
  return index < tiers[0] ? "first" : "out";
}

/** The baseline of each stack of dots. */
export const baselines = tiers
  .map((_, tier) => `M${column.first + tier * column.apart - 21} ${column.foot + 12}h42`)
  .join("");
