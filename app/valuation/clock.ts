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
