import type { ReportFinding } from "#domain/mail/mail-report.ts";
import { suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { readMailReport } from "#server/vendors/mail-report.ts";
import { addressMarks } from "./address-marks.ts";

/**
 * What became of a report. `noReport`: another message. `notFinal`: a delay, a full mailbox, our own server's fault.
 * `notOurs`: it names no mail that we sent, so it may be forged.
 */
export type ReportOutcome = ReportFinding["reason"] | "noReport" | "notFinal" | "notOurs";

/** Stops further mail to the address that a report is about. Only our mark in the returned mail says which that is. */
export async function takeMailReport(
  store: Store,
  raw: Uint8Array,
  { now }: { readonly now: number },
): Promise<ReportOutcome> {
  const report = await readMailReport(raw).catch(() => undefined);
  if (!report) return "noReport";
  const { finding, quoted } = report;
  if (!finding) return "notFinal";
  const marks = await addressMarks(store);
  const hash = quoted.map((text) => marks.recipientIn(text)).find((found) => found !== undefined);
  if (hash === undefined) return "notOurs";
  await suppressAddress(store, { hash, ...finding }, { now });
  return finding.reason;
}
