/** What a failed request means for the caller. */
export const paymentFailures = [
  /** No answer: it may have been done. The same request with the same key finds out. */
  "unclear",
  /** Nothing was done: too many requests, or the same one is running. */
  "busy",
  /** The provider failed, and repeats that for the same key. */
  "failed",
  /** The key was used for another request. */
  "mismatch",
  /** Nothing was done, nor will be until the operator corrects the keys, their rights or the prices. */
  "settings",
  /** Nothing was done: the request itself is wrong. */
  "refused",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** The message is for operators and logs: status and code, never what was sent or answered. */
export class PaymentError extends Error {
  override name = "PaymentError";
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure, reason: string) {
    super(`Stripe: ${reason}`);
    this.failure = failure;
  }
}

type LibraryError = { readonly type?: unknown; readonly statusCode?: unknown; readonly code?: unknown };

/** The official library's errors in our terms. Their messages may quote the key or the request and are dropped. */
export function paymentErrorOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { type, statusCode, code } = (error ?? {}) as LibraryError;
  const status = typeof statusCode === "number" ? statusCode : undefined;
  return new PaymentError(meaningOf(type, status), reasonOf(code, status, error));
}

function meaningOf(type: unknown, status: number | undefined): PaymentFailure {
  if (type === "StripeIdempotencyError") return "mismatch";
  if (status === undefined) return "unclear";
  if (status === 409 || status === 429 || type === "StripeRateLimitError") return "busy";
  if (status === 401 || status === 403) return "settings";
  return status >= 500 ? "failed" : "refused";
}

function reasonOf(code: unknown, status: number | undefined, error: unknown): string {
  const plain = typeof code === "string" && /^\w{1,60}$/.test(code) ? code : undefined;
  const answered =
    status === undefined ? `no answer (${error instanceof Error ? error.name : typeof error})` : `HTTP ${status}`;
  return [plain, answered].filter(Boolean).join(", ");
}
