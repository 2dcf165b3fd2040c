import { AppError } from "#server/http/app-error.ts";

/** What was sent by somebody who left in the middle, or is not what it is called, is no request; nothing of ours has failed. @throws AppError badRequest */
export async function wholeBody<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("badRequest", "the body cannot be read");
  });
}
