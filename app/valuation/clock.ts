/** Time as the flow knows it, so that a test can hold it. */
export type Clock = {
  /** Milliseconds since 1970. They only go forward while the page is open, and go on after a reload. */
  now(): number;
  /** Calls once after so many milliseconds, unless the returned function is called first. */
  after(ms: number, call: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Ends after so many milliseconds, or fails at once with the signal's reason. */
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
