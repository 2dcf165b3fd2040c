import { type CallLead, callLeadTitle } from "./call-lead.ts";
import { columnValue, crmLimits } from "./column-value.ts";
import { type CrmField, crmFields } from "./crm-columns.ts";
import { type CrmPayload, type CrmSettings, crmStage, valuationIdLine } from "./crm-payload.ts";
import { leadDate } from "./follow-up-date.ts";
import { cutAtWord, oneLine } from "./plain-text.ts";

/** A lead without a valuation as an item of the firm's board. Its call is a comment, as on any lead. */
export function callLeadPayload(lead: CallLead, { columns, timeZone }: CrmSettings): CrmPayload {
  const { id, name, email, phone = "", createdAt } = lead;
  const notes = [
    // The first line of every lead's item, by which it is found again.
    valuationIdLine(id),
    "Booked a call without a valuation",
    `Contact: ${[name, email, phone].filter(Boolean).map(oneLine).join(", ")}`,
  ];
  const texts: Partial<Record<CrmField, string>> = {
    stage: crmStage,
    date: leadDate(createdAt, timeZone),
    notes: notes.join("\n"),
    nextAction: "Take the booked call",
    email,
    phone,
  };
  const entries = crmFields.flatMap((field) => {
    const column = columns[field];
    const value = column === null ? undefined : columnValue(column.type, texts[field] ?? "");
    return column === null || value === undefined ? [] : [[column.id, value] as const];
  });
  const subject = " – call";
  return {
    itemName: `${cutAtWord(oneLine(callLeadTitle(lead)), crmLimits.itemName - subject.length)}${subject}`,
    columnValues: Object.fromEntries(entries),
  };
}
