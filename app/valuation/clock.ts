/** Injected, so that tests control the time. */
export type Clock = {
  /** Epoch milliseconds. Monotonic while the page is open, and comparable after a reload. */
  now(): number;
  /** Calls `call` once after `ms`, unless the returned function cancels it first. */
  after(ms: number, call: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

type Timeout = {
  readonly clock: Clock;
  readonly ms: number;
  /** Ends the work early. */
  readonly signal?: AbortSignal;
  readonly error: Error;
};

/** Settles with the work, or rejects with the error after `ms`. Then the work's signal is aborted. */
export function withTimeout<T>(
  { clock, ms, signal, error }: Timeout,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Safari has AbortSignal.any since 17.4 only.
  const ended = new AbortController();
  const stop = () => ended.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  return Promise.race([
    pause(clock, ms, ended.signal).then(() => Promise.reject(error)),
    // Async, so that work that throws at once also stops the timer.
    (async () => work(ended.signal))(),
  ]).finally(() => {
    signal?.removeEventListener("abort", stop);
    ended.abort();
  });
}

/** Resolves after `ms`, or rejects at once with the signal's reason. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    signal.addEventListener("abort", stop, { once: true });
  });
}
