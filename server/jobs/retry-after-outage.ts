/** A single delivery may fail repeatedly for its own reason while all others succeed. */
const minFailed = 2;
/** With every other try failing, each success would retry everything; once per interval is enough. */
const everyMs = 30_000;

export type OutageRetry = {
  failed(jobId: string): void;
  /** True when the vendor takes deliveries again and those that it refused should not wait out their back-off. */
  worked(): boolean;
};

/** Detects that a vendor is back: it took a delivery after several failures. */
export function createOutageRetry(now: () => number): OutageRetry {
  const refused = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    failed: (jobId) => void refused.add(jobId),
    worked: () => {
      if (refused.size < minFailed || now() - lastAt < everyMs) return false;
      refused.clear();
      lastAt = now();
      return true;
    },
  };
}
