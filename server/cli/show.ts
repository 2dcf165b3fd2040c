import { callBriefWords } from "#content/mail/call-brief.ts";
import { contactMessageMailWords } from "#content/mail/mails.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { briefText } from "#domain/leads/call/brief-text.ts";
import { callBrief } from "#domain/leads/call/call-brief.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import { oneLine, plainText } from "#domain/leads/plain-text.ts";
import { dayAndTime } from "#domain/time/calendar.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { deliveryText } from "#server/services/exports/delivery-state.ts";
import { bookingsOf } from "#server/store/bookings/bookings.ts";
import { findCallLead } from "#server/store/leads/call-leads.ts";
import { idsFrom } from "#server/store/leads/lead-listing.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { findMessage, type MessageRecord } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { notFound, usageError } from "./command-error.ts";
import { deliveriesOf } from "./deliveries.ts";
import { ownerMessageLines, ownerMessagesText } from "./owner-messages.ts";
import { privatePageText, shareLines } from "./private-page-text.ts";
import { purchaseLines, purchasesText } from "./purchase-text.ts";

export type Subject = { readonly table: "lead" | "message"; readonly id: string };

const maxNamed = 5;

/** The one lead or message whose id starts with this. @throws CommandError if there is none, or more than one. */
export async function findSubject(store: Pick<Store, "db">, typed: string): Promise<Subject> {
  const prefix = typed.toLowerCase();
  if (!/^[0-9a-f-]{4,49}$/.test(prefix))
    throw usageError(`Give at least the first 4 characters of an id (0-9, a-f), not ${JSON.stringify(typed)}.`);
  const found: Subject[] = [];
  for (const table of ["lead", "message"] as const)
    for (const id of await idsFrom(store, table, prefix, maxNamed)) found.push({ table, id });
  const [first, ...others] =
    found.filter(({ id }) => id === prefix).length === 1 ? found.filter(({ id }) => id === prefix) : found;
  if (!first) throw notFound(`No lead or message has an id that starts with ${prefix}.`);
  if (others.length > 0)
    throw notFound(
      `Several ids start with ${prefix}:\n${found.map(({ table, id }) => `  ${id}  ${table}`).join("\n")}`,
    );
  return first;
}

type ShownFrom = {
  readonly store: Pick<Store, "db">;
  readonly siteUrl: string;
  readonly now: number;
  readonly timeZone: string;
};

/**
 * A lead as its call brief with its private page, messages and purchases, or a message as written; then the states of
 * the deliveries.
 */
export async function shown({ store, siteUrl, now, timeZone }: ShownFrom, subject: Subject): Promise<string> {
  const text =
    subject.table === "lead"
      ? await leadText(store, subject.id, { now, timeZone, link: privateLink(siteUrl, subject.id) })
      : await messageText(store, subject.id, timeZone);
  const deliveries = [...(await deliveriesOf(store, subject.id))];
  const lines =
    deliveries.length === 0 ? ["None."] : deliveries.map(([label, delivery]) => `${label}: ${deliveryText(delivery)}`);
  return `${text}\nDeliveries\n${lines.join("\n")}\n`;
}

/** JSON output: the record as stored. */
export async function shownAsJson(
  { store, now }: Pick<ShownFrom, "store" | "now">,
  { table, id }: Subject,
): Promise<unknown> {
  const deliveries = Object.fromEntries(await deliveriesOf(store, id));
  if (table === "lead") {
    const found = (await findLead(store, id))?.lead;
    const caller = found ? undefined : await findCallLead(store, id);
    const messages = await ownerMessageLines(store, { id, email: found?.userEmail ?? caller?.email });
    const shares = await shareLines(store, id, now);
    const calls = await bookingsOf(store, [id]);
    return {
      id,
      lead: found ?? caller ?? null,
      shares,
      calls,
      messages,
      purchases: await purchaseLines(store, id),
      deliveries,
    };
  }
  return { ...((await findMessage(store, id)) ?? { id, message: null }), deliveries };
}

type Around = Pick<ShownFrom, "now" | "timeZone"> & { readonly link: string };

async function leadText(store: Pick<Store, "db">, id: string, { now, timeZone, link }: Around): Promise<string> {
  const found = await findLead(store, id);
  const calls = await bookingsText(store, id, timeZone);
  const caller = found ? undefined : await findCallLead(store, id);
  if (caller) return `${callLeadText(caller)}${calls}${await ownerMessagesText(store, caller, timeZone)}`;
  if (!found) throw notFound(`The record of lead ${id} cannot be read by this version.`);
  const brief = briefText(
    callBrief(found.lead, { timeZone, feePercent: site.valuation.successFeePercent }),
    callBriefWords,
  );
  const onPage = await privatePageText(store, found.lead, { now, timeZone });
  const messages = await ownerMessagesText(store, { id, email: found.lead.userEmail }, timeZone);
  return `${brief}Private link: ${link}\n${onPage}${calls}${messages}${await purchasesText(store, id, timeZone)}`;
}

/** Somebody who booked a call without a valuation. */
function callLeadText({ id, name, email, phone }: CallLead): string {
  const facts = [name, email, phone ?? ""].filter(Boolean).map(oneLine);
  return `${facts.join("\n")}\nBooked a call without a valuation. Id: ${id}\n`;
}

async function bookingsText(store: Pick<Store, "db">, id: string, timeZone: string): Promise<string> {
  const lines = (await bookingsOf(store, [id])).map(
    ({ starts_at, state }) => `${starts_at === null ? "time unknown" : dayAndTime(starts_at, timeZone)}, ${state}`,
  );
  return lines.length === 0 ? "" : `Calls: ${lines.join("; ")}\n`;
}

async function messageText(store: Pick<Store, "db">, id: string, timeZone: string): Promise<string> {
  const kept = await findMessage(store, id);
  if (!kept) throw notFound(`The record of message ${id} cannot be read by this version.`);
  const facts = messageFacts(kept, timeZone).flatMap(([label, value]) =>
    value ? [`${label}: ${oneLine(value)}`] : [],
  );
  return `${facts.join("\n")}\n\n${plainText(kept.message.message) || contactMessageMailWords.empty}\n`;
}

function messageFacts(
  { id, createdAt, suspect, message }: MessageRecord,
  timeZone: string,
): readonly (readonly [string, string | undefined])[] {
  const { labels, kind } = contactMessageMailWords;
  return [
    ["Id", id],
    ["Kind", kind[message.kind]],
    [labels.received, dayAndTime(createdAt, timeZone)],
    [labels.name, message.name],
    [labels.email, message.email],
    [labels.phone, message.phone],
    [labels.company, message.company],
    [labels.edition, message.package && editionName(message.package)],
    [labels.valuation, message.valuationId],
    ["Held back as spam; the hidden field contains", suspect ? (message.homepage ?? "") : undefined],
  ];
}
