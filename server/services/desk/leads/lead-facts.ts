import { actorName, changeEvent } from "#content/desk/leads/changes.ts";
import { site } from "#content/site.ts";
import type {
  AnswerFacts,
  BaseLeadFacts,
  BookedCallFacts,
  CallLeadFacts,
  FieldFacts,
  LeadFacts,
  LeadPlace,
  PurchaseFacts,
  SameCompanyLead,
} from "#domain/desk/leads/lead-facts.ts";
import { questionKey } from "#domain/desk/leads/question-key.ts";
import { type TimelineEvent, timelineOf } from "#domain/desk/leads/timeline.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import { type AnyLead, callLeadTitle, isCallLead, leadIdOf } from "#domain/leads/call-lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { suppressionOf } from "#server/services/mail/suppressions.ts";
import { bookingsOf } from "#server/store/bookings/bookings.ts";
import { callLeadEvents, leadEvents } from "#server/store/desk/leads/lead-events.ts";
import { type DeskFields, mergedInto, notesOf, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { auditOf, mergesOf, type ReadAuditEntry } from "#server/store/desk/people/audit.ts";
import { listMembers, memberNames } from "#server/store/desk/people/members.ts";
import { leadsToCall } from "#server/store/desk/today.ts";
import { findAnyLead } from "#server/store/leads/call-leads.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesByValuation } from "#server/store/payments/purchases.ts";
import type { BookingRow, LeadNoteRow, PurchaseRow } from "#server/store/schema.ts";
import { fieldOf } from "./change-lead.ts";
import { activityOf } from "./lead-activity.ts";
import { mergeCandidates } from "./merge-leads.ts";

/** How many events a lead's page lists, and how many calls have a number. */
const maxEvents = 200;
const maxCalls = 100;

type Reading = Pick<Store, "db" | "engine">;
type Clock = { readonly now: number };
type Names = ReadonlyMap<string, string>;

/** A lead's page, or the lead that it was merged into. Undefined: no such lead. @throws AppError roleRefused */
export async function leadFacts(
  store: Reading,
  member: Member,
  id: string,
  { now, hasBoard }: Clock & Pick<LeadFacts, "hasBoard">,
): Promise<LeadFacts | CallLeadFacts | { readonly mergedInto: string } | undefined> {
  requireRole(member, "readLeads");
  const row = await readDeskFields(store, id);
  const lead = await findAnyLead(store, id);
  if (row && row.merged_into !== null) return { mergedInto: row.merged_into };
  if (!row || !lead) return undefined;
  const merged = await mergedLeads(store, id);
  const ids = [id, ...merged.map(leadIdOf)];
  const notes = await notesOf(store, ids, maxEvents);
  const purchasesByLead = await purchasesByValuation(store, ids);
  const purchases = purchasesByLead.get(id) ?? [];
  const all = [...purchasesByLead.values()].flat().toSorted((a, b) => a.created_at - b.created_at);
  const bookings = await bookingsOf(store, ids);
  const names = await memberNames(store);
  const frame: BaseLeadFacts = {
    hasBoard,
    fields: fieldsOf(row, names),
    members: (await listMembers(store)).map((each) => ({ id: each.id, name: each.name })),
    answers: answersOf(notes, names),
    timeline: timelineOf(await eventsOf(store, [lead, ...merged], notes, { names, now }), maxEvents),
    call: callFacts(bookings),
    purchases: purchases.flatMap(purchaseFacts),
    lastPurchase: all.flatMap(purchaseFacts).at(-1),
    suppressed: await suppressedAddress(store, row.email),
    ...(!isCallLead(lead) && lead.mailSeries && { mailSeries: lead.mailSeries }),
    merged: merged.map(companyLead),
    place: await placeOf(store, row, { now }),
    sameCompany: can(member.role, "mergeLeads")
      ? (await mergeCandidates(store, member, id)).map(({ id: other, company, created_at, value, phone, email }) => ({
          id: other,
          company,
          createdAt: created_at,
          // Stored as 0 for a lead without a valuation.
          value: value || undefined,
          phone: phone ?? undefined,
          email: email ?? undefined,
        }))
      : [],
  };
  if (isCallLead(lead)) return { ...frame, callLead: lead };
  const { activity, ownerName, state } = await activityOf(store, lead, { row, purchases: all, note: notes[0]?.text });
  return { ...frame, lead, ownerName: ownerName ?? lastName(bookings), state, activity };
}

async function suppressedAddress(store: Reading, email: string | null): Promise<BaseLeadFacts["suppressed"]> {
  const found = email === null ? undefined : await suppressionOf(store, email);
  return found && { reason: found.reason, at: found.created_at };
}

async function mergedLeads(store: Reading, id: string): Promise<readonly AnyLead[]> {
  const found = await Promise.all((await mergedInto(store.db, id)).map((each) => findAnyLead(store, each)));
  return found.flatMap((each) => each ?? []);
}

function companyLead(lead: AnyLead): SameCompanyLead {
  const { email, phone } = ownContactOf(lead);
  return {
    id: leadIdOf(lead),
    company: isCallLead(lead) ? callLeadTitle(lead) : leadProfileOf(lead).company,
    createdAt: lead.createdAt,
    value: isCallLead(lead) ? undefined : lead.valuation.adjustedValuation,
    phone,
    email,
  };
}

/** The last call; one that takes place comes before one that was canceled. */
function callFacts(bookings: readonly BookingRow[]): BookedCallFacts | undefined {
  const latest = (state: BookingRow["state"]) =>
    bookings
      .filter((each) => each.state === state && each.starts_at !== null)
      .toSorted(byStart)
      .at(-1);
  const call = latest("booked") ?? latest("cancelled");
  if (call?.starts_at == null) return undefined;
  const { starts_at: startsAt, state, phone } = call;
  return { startsAt, isCanceled: state === "cancelled", phone: phone ?? undefined };
}

const byStart = (a: BookingRow, b: BookingRow) => (a.starts_at ?? 0) - (b.starts_at ?? 0);
const lastName = (bookings: readonly BookingRow[]) => bookings.findLast(({ name }) => name)?.name ?? undefined;

function fieldsOf(row: DeskFields, names: Names): LeadFacts["fields"] {
  const facts = (field: "stage" | "owner" | "followUp"): FieldFacts => {
    const { value, at, by } = fieldOf(row, field);
    return { value, at, by: by === "" ? undefined : actorName(by, names) };
  };
  return { stage: facts("stage"), owner: facts("owner"), followUp: facts("followUp") };
}

/** The answer to each question that counts: the newest, which comes first. */
function lastAnswers(notes: readonly LeadNoteRow[]): ReadonlyMap<string, LeadNoteRow> {
  const answers = notes.filter(({ question }) => question !== null);
  return new Map(answers.toReversed().map((note) => [questionKey(note.question ?? ""), note]));
}

function answersOf(notes: readonly LeadNoteRow[], names: Names): Readonly<Record<string, AnswerFacts>> {
  return Object.fromEntries(
    [...lastAnswers(notes)].map(([key, { text, created_at, author_id }]) => [
      key,
      { text, at: created_at, author: actorName(author_id, names) },
    ]),
  );
}

async function eventsOf(
  store: Reading,
  leads: readonly AnyLead[],
  notes: readonly LeadNoteRow[],
  words: { readonly names: Names; readonly now: number },
): Promise<readonly TimelineEvent[]> {
  const all: TimelineEvent[] = [];
  for (const lead of leads)
    all.push(...(await (isCallLead(lead) ? callLeadEvents(store, lead) : leadEvents(store, lead))));
  // A merge is found by both of its leads.
  const entries = new Map<string, ReadAuditEntry>();
  for (const lead of leads)
    for (const find of [auditOf, mergesOf])
      for (const entry of (await find(store, leadIdOf(lead), maxEvents)).toReversed()) entries.set(entry.id, entry);
  all.push(...[...entries.values()].filter(isTold).flatMap((entry) => changeEvent(entry, words) ?? []));
  const current = new Set(lastAnswers(notes).values());
  const said = notes.toReversed().map((note) => noteEvent(note, words.names, current.has(note)));
  // A message or mail that belongs to two of the leads by their address is found by both.
  const distinct = new Map(all.map((event) => [JSON.stringify(event), event]));
  return [...withoutRepeats([...distinct.values()]), ...said];
}

/** Earlier versions logged a merge for both leads; it is listed once, by the entry of the lead that was kept. */
const isTold = ({ action, to }: ReadAuditEntry) => action !== "mergeLeads" || to === null;

function noteEvent(
  { id, created_at, author_id, question, text }: LeadNoteRow,
  names: Names,
  isCurrent: boolean,
): TimelineEvent {
  const author = actorName(author_id, names);
  return question === null
    ? { what: "note", id, at: created_at, author, text }
    : { what: "answer", id, at: created_at, author, question, text, isReplaced: !isCurrent };
}

/** A report that was opened on the desk is listed once, by the colleague's entry. */
function withoutRepeats(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const told = new Set(events.flatMap((event) => (event.what === "action" ? [`${event.action} ${event.at}`] : [])));
  const actionByEvent = { opened: "openReport", closed: "closeReport" } as const;
  return events.filter(
    (event) =>
      !((event.what === "opened" || event.what === "closed") && told.has(`${actionByEvent[event.what]} ${event.at}`)),
  );
}

function purchaseFacts(row: PurchaseRow): readonly PurchaseFacts[] {
  if (row.state === "cancelled" || row.state === "pending") return [];
  const facts = { package: row.package as ReportPackage, isGrant: row.source === "firm", isOpen: row.state === "paid" };
  const { amount, currency } = row;
  return [amount === null || currency === null ? facts : { ...facts, price: { amount, currency } }];
}

async function placeOf(store: Reading, { id, created_at }: DeskFields, { now }: Clock): Promise<LeadPlace> {
  const calls = await leadsToCall(store, dayAt(now, site.timeZone), maxCalls);
  const at = calls.findIndex((call) => call.id === id);
  if (at !== -1) {
    const [previous, next] = [calls[at - 1]?.id, calls[at + 1]?.id];
    return {
      call: { number: at + 1, of: calls.length },
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
    };
  }
  const beside = (isNewer: boolean) =>
    store.db
      .selectFrom("lead")
      .select("id")
      .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), isNewer ? ">" : "<", tuple(created_at, id)))
      .where("merged_into", "is", null)
      .orderBy("created_at", isNewer ? "asc" : "desc")
      .orderBy("id", isNewer ? "asc" : "desc")
      .limit(1)
      .executeTakeFirst();
  const [newer, older] = [await beside(true), await beside(false)];
  return { ...(newer && { previous: newer.id }), ...(older && { next: older.id }) };
}
