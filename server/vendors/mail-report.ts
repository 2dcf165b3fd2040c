import PostalMime from "postal-mime";
import { type ReportFinding, readDeliveryStatus, readFeedback } from "#domain/mail/mail-report.ts";

/** A report as the mail server handed it in: what it says, and the texts in which the mail that it is about is found. */
export type MailReport = { readonly finding: ReportFinding | undefined; readonly quoted: readonly string[] };

const readers: Readonly<Record<string, (text: string) => ReportFinding | undefined>> = {
  "message/delivery-status": readDeliveryStatus,
  "message/global-delivery-status": readDeliveryStatus,
  "message/feedback-report": readFeedback,
};
const maxHeaderBytes = 64 * 1024;
const maxDepth = 8;
/** The parser's time grows with the lines, and every part has some. Reports about our mails are far below. */
const maxLines = 2_000;

/**
 * Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965). Undefined if the message is neither,
 * or has more lines than a report has.
 * @throws Error if it cannot be parsed
 */
export async function readMailReport(raw: Uint8Array): Promise<MailReport | undefined> {
  if (hasMoreLines(raw, maxLines)) return undefined;
  const { attachments } = await PostalMime.parse(withContentHeaders(raw), {
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
    maxNestingDepth: maxDepth,
    maxHeadersSize: maxHeaderBytes,
  });
  const texts = attachments.map(({ mimeType, content }) => ({ mimeType, text: String(content) }));
  const reports = texts.filter(({ mimeType }) => Object.hasOwn(readers, mimeType));
  if (reports.length === 0) return undefined;
  const findings = reports.map(({ mimeType, text }) => readers[mimeType]?.(text));
  return {
    finding: findings.find((found) => found !== undefined),
    quoted: texts.map(({ text }) => text),
  };
}

/** Of the message's own header only what says how it is built: the parser's time grows with addresses, which none needs. */
function withContentHeaders(raw: Uint8Array): Uint8Array {
  const text = Buffer.from(raw).toString("latin1");
  const end = text.match(/(?<=^|\n)\r?\n/)?.index ?? text.length;
  const fields = text.slice(0, end).match(/(?<=^|\n)content-[^\n]*\n(?:[ \t][^\n]*\n)*/gi) ?? [];
  return Buffer.concat([Buffer.from(fields.join(""), "latin1"), raw.subarray(end)]);
}

const lineFeed = 10;

function hasMoreLines(raw: Uint8Array, most: number): boolean {
  let found = 0;
  for (let at = raw.indexOf(lineFeed); at !== -1; at = raw.indexOf(lineFeed, at + 1)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
