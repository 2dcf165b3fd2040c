import { isDeadAddress, type SuppressionReason } from "./suppression.ts";

/** What a report of a mail server says about the address. */
export type ReportFinding = { readonly reason: Exclude<SuppressionReason, "stopped">; readonly code: string };

type Fields = ReadonlyMap<string, string>;

/** Groups of `Name: value` lines, separated by empty lines; a line that begins with a space continues the last one. */
function fieldGroups(text: string): readonly Fields[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, " ").split("\n");
      const pairs = lines.map((line) => /^([\w-]+)[ \t]*:(.*)$/.exec(line));
      return new Map(pairs.flatMap((pair) => (pair ? [[(pair[1] ?? "").toLowerCase(), (pair[2] ?? "").trim()]] : [])));
    });
}

const statusCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/**
 * A delivery status (RFC 3464): undefined unless delivery failed for good because of the address. Some servers give a
 * general status and the true one in the diagnostic text.
 */
export function readDeliveryStatus(text: string): ReportFinding | undefined {
  const codes = fieldGroups(text)
    .filter((fields) => fields.get("action")?.toLowerCase() === "failed")
    .flatMap((fields) => [fields.get("status"), fields.get("diagnostic-code")])
    .map((value) => statusCode.exec(value ?? "")?.[0]);
  const code = codes.find(isDeadAddress);
  return code === undefined ? undefined : { reason: "bounce", code };
}

/** Kinds of feedback in which a person objects. `not-spam` says the opposite. */
const complaints: ReadonlySet<string> = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

/** A feedback report (RFC 5965): undefined unless somebody complained. */
export function readFeedback(text: string): ReportFinding | undefined {
  const kind = fieldGroups(text)
    .map((fields) => fields.get("feedback-type")?.toLowerCase())
    .find((found) => found !== undefined);
  return kind !== undefined && complaints.has(kind) ? { reason: "complaint", code: kind } : undefined;
}
