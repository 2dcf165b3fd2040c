/** The plot of a micro chart. Marks may reach its top edge. */
export const micro = { width: 160, height: 56, top: 4, base: 55.5 } as const;

type Point = readonly [x: number, y: number];

/** Heights above the baseline: the largest value fills the plot, zero is on the baseline. */
export function columnHeights(values: readonly number[], tallest = micro.height - micro.top): readonly number[] {
  const most = Math.max(...values, 0);
  return values.map((value) => (most === 0 ? 0 : tenth((Math.max(value, 0) / most) * tallest)));
}

/** Equal columns over the whole width, with gaps. */
export function columns(count: number, gap = 3): readonly { readonly x: number; readonly width: number }[] {
  const step = micro.width / count;
  return Array.from({ length: count }, (_, index) => ({ x: tenth(index * step), width: tenth(step - gap) }));
}

/** A scale from the domain to the plot. Values outside the domain are clamped. */
export function heightScale(domain: readonly [number, number]): (value: number) => number {
  const [low, high] = domain;
  return (value) => {
    const part = high === low ? 0 : Math.min(Math.max((value - low) / (high - low), 0), 1);
    return tenth(micro.height - 2 - part * (micro.height - 2 - micro.top));
  };
}

/** Points of a series over the whole width. */
export function series(values: readonly number[], y: (value: number) => number): readonly Point[] {
  const step = values.length > 1 ? micro.width / (values.length - 1) : 0;
  return values.map((value, index) => [tenth(index * step), y(value)]);
}

/** A smooth line through every point (Catmull-Rom) with little overshoot. */
export function smoothLine(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.join(" ")}`;
      const [first, beyond] = [points[index - 2] ?? before, points[index + 1] ?? point];
      const leave = [before[0] + (point[0] - first[0]) / 6, before[1] + (point[1] - first[1]) / 6];
      const arrive = [point[0] - (beyond[0] - before[0]) / 6, point[1] - (beyond[1] - before[1]) / 6];
      return `C${[...leave, ...arrive, ...point].map(tenth).join(" ")}`;
    })
    .join("");
}

/** A line that holds each value for a whole column. */
export function steppedLine(heights: readonly number[]): string {
  const step = micro.width / heights.length;
  return heights
    .map((height, index) => `${index === 0 ? "M0 " : "V"}${tenth(micro.height - height)}H${tenth((index + 1) * step)}`)
    .join("");
}

export const plus = (x: number, y: number, reach = 6): string =>
  `M${tenth(x - reach)} ${tenth(y)}h${reach * 2}M${tenth(x)} ${tenth(y - reach)}v${reach * 2}`;

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
