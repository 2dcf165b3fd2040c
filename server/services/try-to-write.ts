import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";

/** For what may be lost or made up for later: a store that can only be read is no reason to refuse a reader. */
export async function tryToWrite(log: Log, what: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.warn({ code: errorCode(error) }, `not written: ${what}`);
  }
}
