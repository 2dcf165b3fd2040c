import { AppError } from "#server/http/app-error.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";

/** A short outage is over by then; a browser that retries sooner only adds load. */
const retryAfterSeconds = 5;

/** The browser has kept what cannot be stored now and sends it again. @throws AppError unavailable */
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
