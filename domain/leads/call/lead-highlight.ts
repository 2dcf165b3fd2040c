import type { Lead } from "#domain/leads/lead.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import type { LeadActivity } from "./lead-activity.ts";

/** The one thing to know before calling, for a line in a list. */
export type LeadHighlight =
  | { readonly know: "offBoard" }
  | { readonly know: "note"; readonly text: string }
  | { readonly know: "wrote"; readonly at: number; readonly text: string }
  | { readonly know: "bought" | "requested"; readonly at: number; readonly package?: ReportPackage | undefined }
  | { readonly know: "decline" }
  | { readonly know: "goal"; readonly goal: number }
  | { readonly know: "changed"; readonly at: number }
  | { readonly know: "askedForLink"; readonly at: number }
  | { readonly know: "emailOnly" }
  | { readonly know: "figures" };

/** The first that applies: what somebody said, then what the owner did, then what the figures say. */
export function leadHighlight(lead: Lead, { note, message, bought, isOffBoard }: LeadActivity): LeadHighlight {
  const { financialInputs, depth, snapshots = [], linkMails = [] } = lead;
  const text = oneLine(message?.text ?? "");
  const changed = snapshots.length > 1 ? snapshots.at(-1) : undefined;
  const link = linkMails.at(-1);
  if (note !== undefined) return { know: "note", text: oneLine(note) };
  if (isOffBoard) return { know: "offBoard" };
  if (message && text !== "") return { know: "wrote", at: message.at, text };
  if (bought) return { know: "bought", ...bought };
  if (message) return { know: "requested", at: message.at, package: message.package };
  if (financialInputs.growthTrend === "decreasing") return { know: "decline" };
  if (depth?.goal) return { know: "goal", goal: depth.goal.goal };
  if (changed) return { know: "changed", at: changed.at };
  if (link) return { know: "askedForLink", at: link.at };
  const { phone, email } = companyContactOf(lead);
  return phone === undefined && email !== undefined ? { know: "emailOnly" } : { know: "figures" };
}
