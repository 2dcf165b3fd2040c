import { AppError } from "#server/http/app-error.ts";

/**
 * A body that was cut off, or is not what its content type says, is a bad request and not a failure of ours. @throws
 * AppError badRequest
 */
export async function wholeBody<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("badRequest", "the body cannot be read");
  });
}
