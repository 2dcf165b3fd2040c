/** Rings of the map, in viewBox units: strong fit, fit, edge. */
export const rings = [56, 98, 140] as const;

const innermost = 36;
const outermost = 132;
/** Minimum distance of marks from the lines between sectors. */
const minSpokeDistance = 11;
const goldenRatio = 0.618034;

interface Sector {
  readonly count: number;
}

export interface PlacedSector<S extends Sector> {
  readonly sector: S;
  /** Start of the sector, in degrees clockwise from three o'clock. */
  readonly from: number;
  readonly to: number;
  /** Closest to the center first: the strongest fit. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Gives every sector its share of the circle, and spreads its marks evenly over it. */
export function placeBuyers<S extends Sector>(sectors: readonly S[], start = -90): readonly PlacedSector<S>[] {
  const total = sectors.reduce((sum, { count }) => sum + count, 0);
  let from = start;
  return sectors.map((sector) => {
    const to = from + (sector.count / total) * 360;
    const placed = { sector, from, to, points: pointsIn(sector.count, from, to) };
    from = to;
    return placed;
  });
}

/** Equal steps of area outward, golden-ratio steps of angle: no two marks align. */
function pointsIn(count: number, from: number, to: number): PlacedSector<Sector>["points"] {
  return Array.from({ length: count }, (_, index) => {
    const area = innermost ** 2 + (outermost ** 2 - innermost ** 2) * ((index + 0.5) / count);
    const reach = Math.sqrt(area);
    const margin = Math.asin(minSpokeDistance / reach) * (180 / Math.PI);
    const across = ((index + 1) * goldenRatio) % 1;
    return polar(reach, from + margin + (to - from - 2 * margin) * across);
  });
}

/** A point at a distance and an angle in degrees, rounded to a tenth. */
export function polar(reach: number, degrees: number): readonly [number, number] {
  const angle = (degrees / 180) * Math.PI;
  return [tenth(reach * Math.cos(angle)), tenth(reach * Math.sin(angle))];
}

/** Adding zero turns -0, which would print a sign, into 0. */
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
