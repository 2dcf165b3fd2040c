import { type CrmVendor, crmNames } from "#domain/leads/crm/crm-vendors.ts";

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
