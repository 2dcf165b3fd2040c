import { leadWords as words } from "#content/desk/leads/lead.ts";
import { timelineLine } from "#content/desk/leads/timeline.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import type { BaseLeadFacts, SameCompanyLead } from "#domain/desk/leads/lead-facts.ts";
import { isStage, stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { type MailSeries, seriesMailIds } from "#domain/mail/mail-series.ts";
import { priceText } from "#domain/payments/price.ts";
import { type ReportTier, reportPackages, tiersOpenedBy } from "#domain/report/tiers.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { clockTime, dayAndClock, dayHeading, fullDay, listTime } from "#domain/time/desk-times.ts";
import { formula } from "#domain/valuation/formula.ts";
import { moneyRange, shareOf } from "#domain/valuation/text/money.ts";

/** What the page of every lead shows, with or without a valuation: every text is ready. */
export type BaseLeadView = ReturnType<typeof baseLeadView>;

export type Viewer = { readonly member: Member; readonly now: number };

const { timeZone } = site;

type Contact = {
  readonly name: string | undefined;
  /** The time where they are. */
  readonly there: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
};

/** The lead itself, and how to reach its owner. */
type Subject = { readonly lead: SameCompanyLead; readonly contact: Pick<Contact, "name" | "there"> };

export function baseLeadView(facts: BaseLeadFacts, { lead, contact }: Subject, { member, now }: Viewer) {
  const may = (action: DeskAction) => can(member.role, action);
  const openTiers = tiersOpenedBy(facts.purchases.filter(({ isOpen }) => isOpen).map((each) => each.package));
  return {
    id: lead.id,
    /** Identifies what this member types about this lead. */
    draftKeys: [lead.id, ...facts.merged.map(({ id }) => id)].map((id) => `${member.id} ${id}`),
    company: lead.company,
    place: facts.place,
    contact: contactView({ ...lead, ...contact }, facts, now),
    call: callView(facts, lead),
    timeline: {
      /** The id of the next note. */
      newId: crypto.randomUUID(),
      notes: facts.timeline.events.flatMap((event) =>
        event.what === "note" || event.what === "answer" ? [{ id: event.id, text: event.text }] : [],
      ),
      isCut: facts.timeline.isCut,
      entries: facts.timeline.events.map((event) => ({
        ...timelineLine(event),
        when: listTime(event.at, now, timeZone),
        at: new Date(event.at).toISOString(),
      })),
    },
    assignment: assignmentView(facts, now),
    followUpDay: dayInWords(facts.fields.followUp.value),
    notes: printedNotes(facts, now),
    statusRows: statusRows(facts, { now, openTiers, hasValuation: lead.value !== undefined }),
    may: {
      changeStage: may("changeStage"),
      assignLead: may("assignLead"),
      setFollowUp: may("setFollowUp"),
      writeNote: may("writeNote"),
      reports: may("openReport"),
      redeliver: may("redeliver"),
      merge: may("mergeLeads"),
      remove: may("deletePerson"),
      allowMail: may("manageConnections"),
    },
    reports: reportsView(facts, openTiers),
    merged: facts.merged.map((each) => companyLeadView(each, now)),
    sameCompany: facts.sameCompany.map((each) => companyLeadView(each, now)),
    asCompanyLead: companyLeadView(lead, now),
    printed: words.printed(member.name, `${fullDay(now, timeZone)} at ${clockTime(now, timeZone)}`),
  };
}

/** `Call booked: Tuesday, November 24, 2026 at 2:00 pm EST`, with the phone if it is not the lead's. */
function callView({ call }: BaseLeadFacts, { phone }: SameCompanyLead): string | undefined {
  if (!call) return undefined;
  const when = callTimeText(call.startsAt, timeZone);
  const said = call.isCanceled ? words.callCanceled(when) : words.callBooked(when);
  return call.phone === undefined || call.phone === phone ? said : `${said}. ${words.callPhone(call.phone)}`;
}

/** `Monday, November 16`; undefined if there is none. A day has no time zone of its own. */
const dayInWords = (day: string) => (day === "" ? undefined : dayHeading(Date.parse(`${day}T12:00:00Z`), "UTC"));

const maxPrintedNotes = 2;

/** The newest notes, for the printed page. */
function printedNotes({ timeline }: BaseLeadFacts, now: number) {
  const notes = timeline.events.flatMap((event) => (event.what === "note" ? [event] : []));
  return notes.slice(0, maxPrintedNotes).map(({ text, author, at }) => ({
    text,
    from: words.noteFrom(author, listTime(at, now, timeZone)),
  }));
}

function contactView({ name, there, phone, email }: Contact, { suppressed }: BaseLeadFacts, now: number) {
  const { reach } = words;
  return {
    name,
    there,
    ...(phone !== undefined && { phone: { text: phone, href: telLink(phone) ?? `tel:${phone}` } }),
    ...(email !== undefined && { email: { text: email, href: `mailto:${email}` } }),
    ...(suppressed && {
      suppressed: {
        text: reach.suppressed[suppressed.reason](listTime(suppressed.at, now, timeZone)),
        closed: reach.closed[suppressed.reason],
        isStop: suppressed.reason === "stopped",
      },
    }),
  };
}

export type CompanyLeadView = ReturnType<typeof companyLeadView>;

/** A lead as it is told from others of the same company. */
function companyLeadView({ id, company, createdAt, value, phone, email }: SameCompanyLead, now: number) {
  const contact = [phone, email].filter((each) => each !== undefined).join(", ");
  return {
    id,
    company,
    received: words.do.received(dayAndClock(createdAt, now, timeZone)),
    range:
      value === undefined
        ? words.do.noValuation
        : moneyRange(shareOf(value, formula.conservative), shareOf(value, formula.optimistic)),
    contact: contact || words.do.noContact,
    /** There is a private page. */
    hasValuation: value !== undefined,
  };
}

function assignmentView({ fields, members, hasBoard }: BaseLeadFacts, now: number) {
  const saved = ({ at, by }: { readonly at: number; readonly by: string | undefined }) =>
    by === undefined ? undefined : words.saved(dayAndClock(at, now, timeZone), by);
  const { stage, owner, followUp } = fields;
  return {
    today: dayAt(now, timeZone),
    stage: {
      value: stage.value,
      at: stage.at,
      saved: saved(stage),
      name: isStage(stage.value) ? stageNames[stage.value] : "",
    },
    owner: {
      value: owner.value,
      at: owner.at,
      saved: saved(owner),
      name: members.find(({ id }) => id === owner.value)?.name,
    },
    followUp: { value: followUp.value, at: followUp.at, saved: saved(followUp) },
    members,
    hasBoard,
  };
}

type StatusRow = {
  readonly label: string;
  readonly text: string;
  readonly mark?: "done" | "waiting" | "failed" | "off";
};

type Shown = { readonly now: number; readonly openTiers: readonly ReportTier[]; readonly hasValuation: boolean };

/** A call lead has no private page, so it has no rows for links, purchases and reports. */
function statusRows(facts: BaseLeadFacts, { now, openTiers, hasValuation }: Shown): readonly StatusRow[] {
  const { timeline, lastPurchase: last, mailSeries } = facts;
  const { status } = words;
  /** The failed one, else a waiting one, else the latest. */
  const delivery = (label: string, ...kinds: readonly string[]): StatusRow => {
    const events = timeline.events.filter((event) => event.what === "delivery" && kinds.includes(event.kind));
    const inState = (state: "failed" | "waiting") =>
      events.find((event) => event.what === "delivery" && event.state === state);
    const found = inState("failed") ?? inState("waiting") ?? events[0];
    if (found?.what !== "delivery") return { label, text: status.none, mark: "off" };
    if (found.state === "failed") return { label, text: status.failed, mark: "failed" };
    if (found.state === "withheld") return { label, text: status.withheld, mark: "off" };
    if (found.state === "waiting") return { label, text: status.waiting, mark: "waiting" };
    return { label, text: status.arrived(listTime(found.at, now, timeZone)), mark: "done" };
  };
  const open = openTiers.at(-1) ?? "summary";
  const bought = last?.price ? status.bought(editionName(last.package), priceText(last.price)) : undefined;
  const purchase = last && (bought ?? status.granted(editionName(last.package)));
  const [board, firm] = [
    delivery(status.board, "crm-lead", "crm-lead-fields", "crm-call"),
    delivery(status.firm, "mail-alert", "mail-call"),
  ];
  if (!hasValuation) return [board, firm];
  return [
    board,
    delivery(status.mail, "mail-link"),
    firm,
    ...(mailSeries ? [{ label: status.emails, ...seriesStatus(mailSeries, now) }] : []),
    {
      label: status.purchase,
      text: purchase === undefined || last?.isOpen ? (purchase ?? status.noPurchase) : status.closed(purchase),
    },
    {
      label: status.report,
      text: open === "summary" ? status.onlySummary : status.open(editionName(open)),
      mark: open === "summary" ? "off" : "done",
    },
  ];
}

function seriesStatus({ sent = [], stoppedAt }: MailSeries, now: number): Pick<StatusRow, "text" | "mark"> {
  const { emailsStopped, emailsOf, emailsAgreed } = words.status;
  if (stoppedAt !== undefined) return { text: emailsStopped(listTime(stoppedAt, now, timeZone)), mark: "off" };
  if (sent.length === 0) return { text: emailsAgreed, mark: "waiting" };
  return { text: emailsOf(sent.length, seriesMailIds.length), mark: "done" };
}

/** What the firm can open, and what it opened and can close. */
function reportsView({ purchases }: BaseLeadFacts, openTiers: readonly ReportTier[]) {
  return {
    toOpen: reportPackages
      .filter((edition) => !openTiers.includes(edition))
      .map((id) => ({ id, name: editionName(id) })),
    toClose: purchases
      .filter(({ isGrant, isOpen }) => isGrant && isOpen)
      .map((each) => ({ id: each.package, name: editionName(each.package) })),
  };
}
