/**
 * A guilloche rosette. A ring is one closed curve whose radius oscillates around a mean; rotated copies of that one
 * path make the pattern, so a file contains each curve once.
 */
export interface Ring {
  readonly radius: number;
  /** Amplitude around the mean radius. */
  readonly swing: number;
  readonly lobes: number;
  readonly copies: number;
  /** 1 closes the pattern into an even band; less leaves the lobes visible as a star. */
  readonly spread: number;
  /** Curve points per lobe. */
  readonly detail: number;
}

/** In whole tenths, so that the rounded relative steps of the path add up to zero. */
export function ringPath({ radius, swing, lobes, detail }: Ring): string {
  const count = lobes * detail;
  const point = (index: number) => {
    const angle = (2 * Math.PI * index) / count;
    const reach = radius + swing * Math.cos(lobes * angle);
    return [reach * Math.cos(angle) * 10, reach * Math.sin(angle) * 10] as const;
  };
  const rounded = (index: number) => point(((index % count) + count) % count).map(Math.round) as [number, number];

  const start = rounded(0);
  let path = `M${numbers(start)}`;
  for (let index = 0; index < count; index++) {
    const from = rounded(index);
    const to = rounded(index + 1);
    const before = point(index - 1);
    const beyond = point(index + 2);
    const [exact, next] = [point(index), point(index + 1)];
    // Catmull-Rom to Bezier. The first handle mirrors the previous segment's second one, which is what "s" means.
    const leave = [(next[0] - before[0]) / 6 + exact[0] - from[0], (next[1] - before[1]) / 6 + exact[1] - from[1]];
    const arrive = [next[0] - (beyond[0] - exact[0]) / 6 - from[0], next[1] - (beyond[1] - exact[1]) / 6 - from[1]];
    const step = [...arrive, to[0] - from[0], to[1] - from[1]];
    path += index === 0 ? `c${numbers([...leave, ...step])}` : `s${numbers(step)}`;
  }
  return `${path}z`;
}

/** The angles of a ring's copies, in degrees, symmetric around zero. */
export function turns({ lobes, copies, spread }: Ring): readonly number[] {
  const step = ((360 / lobes) * spread) / copies;
  return Array.from({ length: copies }, (_, index) => Math.round(step * (index - (copies - 1) / 2) * 100) / 100);
}

/** Tenths as the shortest path text: 12 becomes 1.2, and a minus sign needs no space before it. */
function numbers(tenths: readonly number[]): string {
  return tenths
    .map((value) => String(Math.round(value) / 10).replace(/^(-?)0\./, "$1."))
    .reduce((text, value) => (text === "" || value.startsWith("-") ? text + value : `${text} ${value}`), "");
}
