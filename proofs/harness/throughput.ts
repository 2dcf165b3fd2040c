export type Measured = {
  readonly perSecond: number;
  /** Milliseconds from request to answer. */
  readonly p50: number;
  readonly p99: number;
};

export type Worker = {
  /** Resolves once it is acknowledged. */
  work(): Promise<void> | void;
  close(): Promise<void>;
};

/** Workers that run in parallel, each one task after another, for a given time. */
export async function measured(seconds: number, workers: number, createWorker: () => Worker): Promise<Measured> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  const times: number[] = [];
  const loop = async () => {
    const { work, close } = createWorker();
    for (let before = performance.now(); before < end; ) {
      const done = work();
      // A synchronous driver is already done: awaiting would only cost time.
      if (done) await done;
      const after = performance.now();
      times.push(after - before);
      before = after;
    }
    await close();
  };
  await Promise.all(Array.from({ length: workers }, loop));
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
