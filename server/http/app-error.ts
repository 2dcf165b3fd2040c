import { type ErrorCode, errorTable } from "#contracts/error-table.ts";

/** A failure with its place in the error table. The reason is for the log: it never holds personal or financial data. */
export class AppError extends Error {
  override name = "AppError";

  /** By name: in development Node and Vite have a copy of this file each, and one throws what the other answers with. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "AppError" && "code" in error;
  }

  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    reason: string = errorTable[code].log,
    more: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(reason, more);
    this.code = code;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
