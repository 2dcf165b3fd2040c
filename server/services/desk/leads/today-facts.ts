import { site } from "#content/site.ts";
import { funnelSteps } from "#domain/desk/funnel/funnel-steps.ts";
import type { CallFacts, TodayFacts } from "#domain/desk/leads/today-facts.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { isCallLead } from "#domain/leads/call-lead.ts";
import { addDays, dayAt } from "#domain/time/calendar.ts";
import type { Log } from "#server/ops/log.ts";
import { readMessages } from "#server/services/desk/messages.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { tryToWrite } from "#server/services/try-to-write.ts";
import { upcomingCalls } from "#server/store/bookings/bookings.ts";
import { countsByDay } from "#server/store/desk/funnel.ts";
import { readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { noteVisit, previousVisit } from "#server/store/desk/people/visits.ts";
import { callCounts, leadsToCall, maxCountedToday, newLeads, salesSince } from "#server/store/desk/today.ts";
import { failedJobs } from "#server/store/jobs/failed-jobs.ts";
import { outboxDepth } from "#server/store/jobs/job-maintenance.ts";
import { findAnyLead } from "#server/store/leads/call-leads.ts";
import type { Store } from "#server/store/open.ts";
import { activityOf, notesAndPurchasesOf } from "./lead-activity.ts";

/** How much of each list Today shows. */
const shownToday = { calls: 9, newLeads: 5, booked: 5, messages: 3, sales: 5, failures: 3 } as const;
const weekMs = 7 * 24 * 60 * 60_000;

/** Everything on Today. Records the member's visit. @throws AppError roleRefused */
export async function todayFacts(
  { store, log }: { readonly store: Store; readonly log: Log },
  member: Member,
  { now }: { readonly now: number },
): Promise<TodayFacts> {
  requireRole(member, "readLeads");
  const today = dayAt(now, site.timeZone);
  await tryToWrite(log, "the visit of a member", () => noteVisit(store, member.id, { now }));
  const before = await previousVisit(store, member.id);
  const since = before ?? now - weekMs;
  return {
    now,
    lastVisit: before,
    since,
    calls: await callsOf(store, today),
    ...(await callCounts(store, today)),
    newLeads: await newLeadsSince(store, since),
    booked: await bookedFrom(store, now - underWayMs),
    messages: await messagesSince(store, member, since, now),
    sales: await salesSince(store, since, maxCountedToday),
    failures: await failuresOf(store),
    weeks: await weeksOf(store, today),
  };
}

async function newLeadsSince(store: Store, since: number): Promise<TodayFacts["newLeads"]> {
  const found = await newLeads(store, since, shownToday.newLeads);
  // The column is 0 for a lead without a valuation.
  return { ...found, leads: found.leads.map((lead) => ({ ...lead, value: lead.value || undefined })) };
}

/** A call is shown as booked until it is surely over. */
const underWayMs = 60 * 60_000;

async function bookedFrom(store: Store, from: number): Promise<TodayFacts["booked"]> {
  const found = await upcomingCalls(store, from, maxCountedToday);
  return {
    count: found.length,
    isCapped: found.length >= maxCountedToday,
    calls: found.slice(0, shownToday.booked).map(({ id, starts_at, name, lead }) => ({
      id,
      startsAt: starts_at,
      name: name || undefined,
      lead,
    })),
  };
}

async function messagesSince(store: Store, member: Member, since: number, now: number) {
  const { messages } = await readMessages(store, member, { filter: "all" }, { now });
  return messages.filter(({ at }) => at > since).slice(0, shownToday.messages);
}

async function callsOf(store: Store, today: string): Promise<readonly CallFacts[]> {
  const calls: CallFacts[] = [];
  for (const { id, reason } of await leadsToCall(store, today, shownToday.calls)) {
    const row = await readDeskFields(store, id);
    const lead = await findAnyLead(store, id);
    // A record that a newer version wrote cannot be shown; the list of leads has it.
    if (!row || !lead) continue;
    const { note, purchases } = await notesAndPurchasesOf(store, id);
    if (isCallLead(lead)) calls.push({ callLead: lead, note, reason });
    else calls.push({ lead, reason, ...(await activityOf(store, lead, { row, purchases, note })) });
  }
  return calls;
}

async function failuresOf(store: Store): Promise<TodayFacts["failures"]> {
  const { dead } = await outboxDepth(store);
  const first = await failedJobs(store, { most: shownToday.failures, isGivenUp: true });
  return {
    failed: { count: dead, isCapped: dead >= maxCountedToday },
    first: first.map(({ kind, subject, last_error, lead }) => ({
      kind,
      subject,
      reason: last_error ?? "",
      lead,
    })),
  };
}

async function weeksOf(store: Store, today: string): Promise<TodayFacts["weeks"]> {
  const present = { from: addDays(today, -7), to: addDays(today, -1) };
  const before = { from: addDays(today, -14), to: addDays(today, -8) };
  const counts = await countsByDay(store, { from: before.from, to: present.to });
  const people = (step: string, span: typeof present) =>
    counts
      .filter((each) => each.step === step && each.day >= span.from && each.day <= span.to)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    present,
    before,
    steps: funnelSteps.map((step) => ({ step, present: people(step, present), before: people(step, before) })),
  };
}
