import type { z } from "zod";
import { type CrmVendor, crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { errorCode } from "#server/ops/error-code.ts";

/** What a failed request means for the caller. */
export type CrmFailure =
  /** Nothing was done; retry after this many seconds. */
  | { readonly kind: "busy"; readonly seconds: number }
  /** It may have been done, or may still be done. */
  | { readonly kind: "unclear" }
  /** Nothing was done: the item or comment is not there. */
  | { readonly kind: "gone" }
  /** Nothing was done: the CRM does not accept the value of this column, property or field. */
  | { readonly kind: "column"; readonly columnId?: string; readonly columnType?: string }
  /** Nothing was done, nor will be until the operator corrects the token, its rights or what the CRM lacks. */
  | { readonly kind: "settings" }
  /** Nothing was done: the request itself is wrong. */
  | { readonly kind: "refused" };

/** The message is for operators and logs: vendor, status, code and column, never what was sent. */
export class CrmError extends Error {
  override name = "CrmError";
  readonly failure: CrmFailure;
  /** The answer is repeated from an earlier request with the same key. */
  readonly replayed: boolean;

  constructor(vendor: CrmVendor, failure: CrmFailure, reason: string, { replayed = false } = {}) {
    super(`${crmNames[vendor]}: ${reason}`);
    this.failure = failure;
    this.replayed = replayed;
  }
}

/** The answer in the form that was asked for. @throws CrmError */
export function readAnswer<T>(vendor: CrmVendor, schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw new CrmError(vendor, { kind: "unclear" }, "no usable answer");
  return result.data;
}

/** For an error of `fetch`, whose cause has the code. */
export function noAnswer(vendor: CrmVendor, error: unknown): CrmError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new CrmError(vendor, { kind: "unclear" }, `no answer (${errorCode(cause)})`);
}

/** Deleting what is not there succeeds. */
export async function ignoreIfGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CrmError && error.failure.kind === "gone")) throw error;
  }
}

/** Only what looks like a code; a vendor's message may quote what was sent. */
export const plainCode = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w.-]{1,60}$/.test(text) ? text : undefined;
