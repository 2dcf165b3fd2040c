/** One alone may fail by its own fault, again and again, while all others arrive. */
const leastFailed = 2;
/** Where every other try fails, each success would call all back; this is often enough. */
const everyMs = 30_000;

export type Recovery = {
  failed(jobId: string): void;
  /** True when the other side takes deliveries again, and those that it refused should not wait for their turn. */
  worked(): boolean;
};

/** Notices that the other side has come back: it took a delivery after it had failed several. */
export function createRecovery(now: () => number): Recovery {
  const refused = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    failed: (jobId) => void refused.add(jobId),
    worked: () => {
      if (refused.size < leastFailed || now() - lastAt < everyMs) return false;
      refused.clear();
      lastAt = now();
      return true;
    },
  };
}
