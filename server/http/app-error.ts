import { type ErrorCode, errorTable } from "#contracts/error-table.ts";

/** A failure listed in the error table. The reason is for the log: it never contains personal or financial data. */
export class AppError extends Error {
  override name = "AppError";

  /** By name: in development Node and Vite each have a copy of this file, and one throws what the other handles. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "AppError" && "code" in error;
  }

  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  /** The parameter of the address that is wrong. */
  readonly parameter: string | undefined;
  /** The value of `WWW-Authenticate`. */
  readonly challenge: string | undefined;

  constructor(
    code: ErrorCode,
    reason: string = errorTable[code].log,
    more: ErrorOptions & { retryAfterSeconds?: number; parameter?: string; challenge?: string } = {},
  ) {
    super(reason, more);
    this.code = code;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.parameter = more.parameter;
    this.challenge = more.challenge;
  }
}
