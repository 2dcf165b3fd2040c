import { type CallLead, callLeadTitle } from "#domain/leads/call-lead.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { crmStage, type RecordSettings, valuationIdLine } from "./crm-payload.ts";
import type { CrmRecord } from "./crm-record.ts";

/** A lead without a valuation as every CRM gets it. Its call is a comment, as on any lead. */
export function callLeadRecord(lead: CallLead, { timeZone }: Pick<RecordSettings, "timeZone">): CrmRecord {
  const { id, name, email, phone = "", createdAt } = lead;
  const notes = [
    // The first line of every lead's item, by which it is found again.
    valuationIdLine(id),
    "Booked a call without a valuation",
    `Contact: ${[name, email, phone].filter(Boolean).map(oneLine).join(", ")}`,
  ];
  return {
    subject: { kind: "lead", id },
    name: { who: oneLine(callLeadTitle(lead)), what: " – call" },
    texts: {
      stage: crmStage,
      date: dayAt(createdAt, timeZone),
      notes: notes.join("\n"),
      nextAction: "Take the booked call",
      email,
      phone: ownContactOf(lead).phone ?? "",
    },
    ...(name !== "" && { person: oneLine(name) }),
  };
}
