import { followUpDate } from "#domain/leads/lead.ts";
import { cutAtWord, oneLine, plainText } from "#domain/leads/plain-text.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { crmLimits } from "./column-value.ts";
import { crmStage, type RecordSettings } from "./crm-payload.ts";
import type { CrmRecord } from "./crm-record.ts";

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

/** A message that is about no lead, as a separate item. */
export function messageRecord(message: FirmMessage, { timeZone }: Pick<RecordSettings, "timeZone">): CrmRecord {
  return {
    subject: { kind: "message", id: message.id },
    name: { who: oneLine(message.company ?? message.name), what: ` – ${subjects[message.kind].toLowerCase()}` },
    texts: {
      stage: crmStage,
      date: dayAt(message.createdAt, timeZone),
      company: message.company ?? "",
      notes: notesOf(message),
      nextAction: nextActionOf(message),
      followUpDate: followUpDate(message.createdAt, timeZone),
      email: message.email,
      phone: message.phone ?? "",
    },
    person: oneLine(message.name),
  };
}
