import * as z from "zod/mini";
import type { LeadAccess, Outcome } from "#app/desk/lead/lead-access.ts";
import { deleteSchema, leadChangeSchema, mergeSchema, noteSchema, readAtSchema } from "#contracts/desk-lead.ts";
import { errorTable } from "#contracts/error-table.ts";
import { reportPackages } from "#domain/report/tiers.ts";

/** What the forms of a lead's page ask for. */
export const leadIntents = [
  "change",
  "note",
  "sendLink",
  "openReport",
  "closeReport",
  "redeliver",
  "merge",
  "split",
  "allowMail",
  "remove",
] as const;
export type LeadIntent = (typeof leadIntents)[number];

const editionSchema = z.object({ edition: z.enum(reportPackages) });

const badRequest: Outcome = { error: errorTable.badRequest.message };

type Result = { readonly outcome: Outcome; readonly isDeleted?: boolean };

/** Parses a form of a lead's page and does what it asks. */
export async function runLeadForm(lead: LeadAccess, leadId: string, form: FormData): Promise<Result> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const given = { ...fields, leadId };
  switch (fields["intent"]) {
    case "change": {
      const change = leadChangeSchema.safeParse(fields);
      const readAt = readAtSchema.safeParse(fields["readAt"]);
      if (!change.success || !readAt.success) return { outcome: badRequest };
      return { outcome: await lead.change(leadId, change.data, readAt.data) };
    }
    case "note": {
      const note = noteSchema.safeParse(given);
      return { outcome: note.success ? await lead.note(note.data) : badRequest };
    }
    case "sendLink":
      return { outcome: await lead.sendLink(leadId) };
    case "allowMail":
      return { outcome: await lead.allowMail(leadId) };
    case "redeliver":
      return { outcome: await lead.redeliver(leadId) };
    case "openReport":
    case "closeReport":
      return { outcome: await runReportForm(lead, leadId, fields) };
    case "merge":
    case "split":
      return { outcome: await runMergeForm(lead, leadId, fields) };
    case "remove": {
      const asked = deleteSchema.safeParse(given);
      if (!asked.success) return { outcome: badRequest };
      const outcome = await lead.remove(leadId, asked.data.typed);
      return { outcome, isDeleted: outcome.error === undefined };
    }
    default:
      return { outcome: badRequest };
  }
}

type Fields = Readonly<Record<string, unknown>>;

async function runReportForm(lead: LeadAccess, leadId: string, fields: Fields): Promise<Outcome> {
  const { data } = editionSchema.safeParse(fields);
  if (!data) return badRequest;
  return fields["intent"] === "openReport"
    ? lead.openReport(leadId, data.edition, { mail: fields["mail"] === "yes" })
    : lead.closeReport(leadId, data.edition);
}

async function runMergeForm(lead: LeadAccess, leadId: string, fields: Fields): Promise<Outcome> {
  const { data } = mergeSchema.safeParse({ keep: leadId, other: fields["other"] });
  if (!data) return badRequest;
  const run = fields["intent"] === "merge" ? lead.merge : lead.split;
  return run(data.keep, data.other);
}
