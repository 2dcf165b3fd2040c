import { AppError } from "#server/http/app-error.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";

/** A store that is away for a moment is back by then; a browser that asks sooner only adds to its load. */
const retryAfterSeconds = 5;

/** What cannot be stored now is asked for again by the browser, which has kept it. @throws AppError unavailable */
export async function storeErrorsAs503<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The error itself may quote what was to be written.
    log.error({ code: errorCode(error) }, "the store failed");
    throw new AppError("unavailable", `the store failed: ${errorCode(error)}`, { retryAfterSeconds });
  }
}
