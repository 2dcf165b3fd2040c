import { type ColumnValues, columnValue, crmLimits } from "./column-value.ts";
import { type CrmField, crmFields } from "./crm-columns.ts";
import { type CrmPayload, type CrmSettings, crmStage } from "./crm-payload.ts";
import { followUpDate, leadDate } from "./follow-up-date.ts";
import { cutAtWord, oneLine, plainText } from "./plain-text.ts";

/** A message to the firm. */
export type FirmMessage = {
  readonly id: string;
  /** In epoch milliseconds. */
  readonly createdAt: number;
  readonly kind: "contact" | "report";
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly company?: string;
  readonly valuationId?: string;
  /** The name of the requested edition. */
  readonly edition?: string | undefined;
  readonly message: string;
};

/** First line of an item's notes or of a comment, by which a delivery finds it again. */
export function messageIdLine(id: string): string {
  return `Message ID: ${id}`;
}

/** Whether these notes or this comment belong to this message. Another message's id may start with this one's. */
export function isOfMessage(text: string, id: string): boolean {
  const line = messageIdLine(id);
  return text.startsWith(line) && !/^[0-9a-f-]/.test(text.slice(line.length));
}

const subjects = { contact: "Message", report: "Report request" } as const;

function linesOf(message: FirmMessage): readonly string[] {
  const said = {
    From: message.name,
    Company: message.company,
    "E-mail": message.email,
    Phone: message.phone,
    Edition: message.edition,
    // Not on the first line of the notes, where it would make this the item of the lead.
    Valuation: message.valuationId,
  };
  const facts = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${oneLine(value)}`],
  );
  return [messageIdLine(message.id), subjects[message.kind], ...facts];
}

/** The complete message as a comment on its lead's item. */
export function messageComment(message: FirmMessage): string {
  return [...linesOf(message), "", plainText(message.message)].join("\n").trim();
}

const cutMark = "(The end did not fit here. The mail has the whole message.)";

/** A message may be longer than a column: then it is cut and says so. */
function notesOf(message: FirmMessage): string {
  const whole = messageComment(message);
  if (whole.length <= crmLimits.text) return whole;
  return `${cutAtWord(whole, crmLimits.text - cutMark.length - 1)}\n${cutMark}`;
}

function nextActionOf({ name, email, phone, kind }: FirmMessage): string {
  const what = kind === "report" ? "about the report" : "to answer the message";
  return phone === undefined
    ? `Write to ${oneLine(email)} ${what}`
    : `Call ${oneLine(name)} on ${oneLine(phone)} ${what}`;
}

/** The message as a separate item on the firm's board. */
export function messagePayload(message: FirmMessage, { columns, timeZone }: CrmSettings): CrmPayload {
  const texts: Partial<Record<CrmField, string>> = {
    stage: crmStage,
    date: leadDate(message.createdAt, timeZone),
    company: message.company ?? "",
    notes: notesOf(message),
    nextAction: nextActionOf(message),
    followUpDate: followUpDate(message.createdAt, timeZone),
    email: message.email,
    phone: message.phone ?? "",
  };
  const entries = crmFields.flatMap((field) => {
    const column = columns[field];
    const value = column === null ? undefined : columnValue(column.type, texts[field] ?? "");
    return column === null || value === undefined ? [] : [[column.id, value] as const];
  });
  const columnValues: ColumnValues = Object.fromEntries(entries);
  const from = oneLine(message.company ?? message.name);
  const subject = ` – ${subjects[message.kind].toLowerCase()}`;
  return { itemName: `${cutAtWord(from, crmLimits.itemName - subject.length)}${subject}`, columnValues };
}
