/** One interaction as the browser's Event Timing API reports it: milliseconds to the next paint, and where they went. */
export type InteractionTime = {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly duration: number;
  /** Until the first handler ran, handlers, and from the last handler to the paint. */
  readonly delay: number;
  readonly handlers: number;
  readonly paint: number;
};

/** A named step of a walk, with when it was done. */
export type Step = { readonly name: string; readonly from: number; readonly until: number };

export type StepTime = Omit<InteractionTime, "at"> & { readonly name: string };

/** The browser reports no interaction that is faster. */
export const leastMs = 16;

/**
 * The slowest interaction of each step. Reports arrive after the paint, perhaps during a later step, so they are
 * assigned by when the interaction began.
 */
export function stepTimes(steps: readonly Step[], seen: readonly InteractionTime[]): readonly StepTime[] {
  return steps.map(({ name, from, until }) => {
    const own = seen.filter(({ at }) => at >= from && at < until);
    const [slowest] = own.toSorted((a, b) => b.duration - a.duration);
    if (!slowest) return { name, duration: leastMs, delay: 0, handlers: 0, paint: leastMs };
    const { at: _, ...time } = slowest;
    return { name, ...time };
  });
}
