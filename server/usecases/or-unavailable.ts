import { errorCode } from "#server/error-code.ts";
import type { Log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";

/** A store that is away for a moment is back by then; a browser that asks sooner only adds to its load. */
const retryAfterSeconds = 5;

/** What cannot be stored now is asked for again by the browser, which has kept it. @throws Refusal unavailable */
export async function orUnavailable<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The error itself may quote what was to be written.
    log.error({ code: errorCode(error) }, "the store failed");
    throw new Refusal("unavailable", `the store failed: ${errorCode(error)}`, { retryAfterSeconds });
  }
}
