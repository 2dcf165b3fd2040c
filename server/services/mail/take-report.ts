import type { ReportFinding } from "#domain/mail/mail-report.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { readMailReport } from "#server/vendors/mail-report.ts";
import { addressMarks } from "./address-marks.ts";

/**
 * What became of a report. `noReport`: another message. `notFinal`: a delay, a full mailbox, our own server's fault.
 * `notOurs`: it names no mail that we sent, so it may be forged. `ofFirm`: the address is the firm's or a member's.
 */
export type ReportOutcome = ReportFinding["reason"] | "noReport" | "notFinal" | "notOurs" | "ofFirm";

/** Stops further mail to the address that a report is about. Only our mark in the returned mail says which that is. */
export async function takeMailReport(
  store: Store,
  raw: Uint8Array,
  { now, firm }: { readonly now: number; readonly firm: string | undefined },
): Promise<ReportOutcome> {
  const report = await readMailReport(raw).catch(() => undefined);
  if (!report) return "noReport";
  const { finding, quoted } = report;
  if (!finding) return "notFinal";
  const marks = await addressMarks(store);
  const hash = quoted.map((text) => marks.recipientIn(text)).find((found) => found !== undefined);
  if (hash === undefined) return "notOurs";
  // A reply quotes the mail's mark, so a person who gets one from the firm could close the address it came from.
  const own = [...(await listMembers(store)).map(({ email }) => email), ...(firm === undefined ? [] : [firm])];
  if (own.some((address) => marks.keyOf(address) === hash)) return "ofFirm";
  await suppressAddress(store, { hash, ...finding }, { now });
  return finding.reason;
}
