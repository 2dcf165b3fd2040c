import { setTimeout as after } from "node:timers/promises";

export type RetrySettings = {
  /** The time limit of one try. */
  readonly tryMs: number;
  /** Tries after the first. */
  readonly retries: number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const retryDelays: RetrySettings = {
  tryMs: 4_000,
  retries: 2,
  pause: (ms, signal) => after(ms, undefined, { signal }),
};

/**
 * Replaces the official library's retries: those wait at least half a second, and only a stalled connection ends
 * them. Each try has its own time limit, including the whole answer; all of them end with the caller's signal. Every
 * request that changes something has an idempotency key, so that a second try does nothing twice.
 */
export function fetchWithRetry({ tryMs, retries, pause }: RetrySettings): typeof fetch {
  return async (input, init = {}) => {
    const signal = init.signal ?? AbortSignal.timeout(tryMs * (retries + 1));
    for (let tried = 0; ; tried += 1) {
      const last = tried >= retries;
      try {
        const answer = await once(input, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(tryMs)]) });
        if (last || !isTransient(answer)) return answer;
      } catch (error) {
        // The library recognizes codes of broken connections and would retry on its own.
        if (last || signal.aborted) throw new Error("no answer", { cause: error });
      }
      await pause(100 * 4 ** tried, signal);
    }
  };
}

async function once(input: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  // A redirect would send the secret key elsewhere.
  const response = await fetch(input, { ...init, redirect: "error" });
  const { status, headers } = response;
  return new Response(await response.text(), { status, headers });
}

/** The provider says whether a retry could help. */
function isTransient({ status, headers }: Response): boolean {
  const advice = headers.get("Stripe-Should-Retry");
  if (advice !== null) return advice === "true";
  return status === 409 || status === 429 || status >= 500;
}
