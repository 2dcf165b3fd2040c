import { type PlacedSector, placeBuyers, polar, rings } from "#app/design/charts/buyer-layout.ts";
import type { BuyerSector } from "#app/design/charts/buyer-map.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";

/** The first segment is centered at the top; the others follow clockwise. */
export const mandateStart = -150;

export const mandateSectors: readonly BuyerSector[] = buyerSourcingPage.segments.items.map(
  ({ id, label, value, accent, tone }) => ({ id, label, count: value, active: accent, shape: tone }),
);

/** Shared by all drawings of the mandate, so that its buyers are at the same places. */
export const mandate: readonly PlacedSector<BuyerSector>[] = placeBuyers(mandateSectors, mandateStart);

export const edge = rings[2];

/** The outline of a sector, from the center. */
export function wedge({ from, to }: Pick<PlacedSector<BuyerSector>, "from" | "to">, reach: number): string {
  return `M0 0L${polar(reach, from).join(" ")}${arcTo(from, to, reach)}Z`;
}

/** The sector's outer arc only. */
export function rim({ from, to }: Pick<PlacedSector<BuyerSector>, "from" | "to">, reach: number): string {
  return `M${polar(reach, from).join(" ")}${arcTo(from, to, reach)}`;
}

/** As two arcs: coordinates are rounded, and a single half circle could get a different center. */
function arcTo(from: number, to: number, reach: number): string {
  const half = (end: number) => `A${reach} ${reach} 0 0 1 ${polar(reach, end).join(" ")}`;
  return half((from + to) / 2) + half(to);
}
