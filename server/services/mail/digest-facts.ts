import { digestWords as words } from "#content/desk/digest.ts";
import { stepWords } from "#content/desk/funnel.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { outageNoticeMailWords } from "#content/mail/mails.ts";
import { funnelSteps } from "#domain/desk/funnel/funnel-steps.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { priceText } from "#domain/payments/price.ts";
import { addDays, startOfDay } from "#domain/time/calendar.ts";
import { dayHeading, dayName, sinceDay, weekName } from "#domain/time/desk-times.ts";
import type { DigestList, DigestMailFacts } from "#server/documents/mails/digest-mail.ts";
import { vendors } from "#server/ops/vendor-health.ts";
import { countsByDay } from "#server/store/desk/funnel.ts";
import { openDisputes, salesSums } from "#server/store/desk/sales.ts";
import { callCounts, followUpsDue, hotLeadsToCall } from "#server/store/desk/today.ts";
import { maxCounted, outboxDepth } from "#server/store/jobs/job-maintenance.ts";
import { findOutage } from "#server/store/jobs/vendor-outages.ts";
import type { Store } from "#server/store/open.ts";

type Asked = {
  readonly member: Pick<Member, "id">;
  /** The first day of the present week; the digest covers the week before it. */
  readonly monday: string;
  readonly now: number;
  readonly timeZone: string;
  readonly siteUrl: string;
};

const shown = { hot: 5, followUps: 8, disputes: 20 } as const;

/** What the digest of a week says, ready to be printed. */
export async function digestFacts(store: Store, asked: Asked): Promise<Omit<DigestMailFacts, "links">> {
  const { monday, now, timeZone } = asked;
  return {
    day: dayHeading(now, timeZone),
    week: weekName(addDays(monday, -7), monday),
    weekBefore: weekName(addDays(monday, -14), monday),
    hot: await hotList(store, asked),
    followUps: await followUpList(store, asked),
    funnel: await funnelOf(store, monday),
    sales: await salesOf(store, asked),
    failures: await failuresOf(store),
  };
}

const leadLink = (siteUrl: string, id: string) => `${siteUrl}/desk${deskScreens.leads.path}/${id}`;
const todayLink = (siteUrl: string) => `${siteUrl}/desk`;

async function hotList(store: Store, { monday, now, timeZone, siteUrl }: Asked): Promise<DigestList> {
  const { hot } = await callCounts(store, monday);
  const ids = await hotLeadsToCall(store, shown.hot);
  const rows =
    ids.length === 0
      ? []
      : await store.db.selectFrom("lead").select(["id", "company", "created_at"]).where("id", "in", ids).execute();
  const lines = rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, company, created_at }) => ({
      company,
      note: words.hot.since(sinceDay(created_at, now, timeZone)),
      link: leadLink(siteUrl, id),
    }));
  const more = { count: Math.max(0, hot.count - lines.length), isCapped: hot.isCapped };
  return { lines, more, link: todayLink(siteUrl) };
}

async function followUpList(store: Store, { member, monday, siteUrl }: Asked): Promise<DigestList> {
  const due = await followUpsDue(store, { until: addDays(monday, 6), memberId: member.id }, shown.followUps);
  const lines = due.leads.map(({ id, company, owner_id, follow_up_on: on }) => {
    const when = on < monday ? words.followUps.late(dayName(on)) : words.followUps.due(dayName(on));
    const note = owner_id === "" ? `${when}, ${words.followUps.nobody}` : when;
    return { company, note, link: leadLink(siteUrl, id) };
  });
  const more = { count: Math.max(0, due.count - lines.length), isCapped: due.isCapped };
  return { lines, more, link: todayLink(siteUrl) };
}

async function funnelOf(store: Store, monday: string): Promise<DigestMailFacts["funnel"]> {
  const lastWeek = addDays(monday, -7);
  const counts = await countsByDay(store, { from: addDays(monday, -14), to: addDays(monday, -1) });
  const sum = (step: string, isLastWeek: boolean) =>
    counts
      .filter((each) => each.step === step && each.day >= lastWeek === isLastWeek)
      .reduce((total, { count }) => total + count, 0);
  return funnelSteps.map((step) => ({
    name: stepWords[step].name,
    count: sum(step, true),
    before: sum(step, false),
  }));
}

async function salesOf(store: Store, { monday, timeZone }: Asked): Promise<readonly string[]> {
  const span = { from: startOfDay(addDays(monday, -7), timeZone), to: startOfDay(monday, timeZone) };
  const byCurrency = [...Map.groupBy(await salesSums(store, span), ({ currency }) => currency)];
  const disputes = (await openDisputes(store, shown.disputes)).length;
  return [
    ...byCurrency.flatMap(([currency, sums]) => {
      const total = (of: "count" | "amount" | "refunded") => sums.reduce((sum, each) => sum + each[of], 0);
      const refunded = total("refunded");
      return [
        words.sales.sold(total("count"), priceText({ amount: total("amount"), currency })),
        ...(refunded > 0 ? [words.sales.refunded(priceText({ amount: refunded, currency }))] : []),
      ];
    }),
    ...(disputes > 0 ? [words.sales.disputes(disputes)] : []),
  ];
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

async function failuresOf(store: Store): Promise<readonly string[]> {
  const { dead } = await outboxDepth(store);
  const outages = await Promise.all(vendors.map((vendor) => findOutage(store.db, vendor)));
  const failing = vendors.filter((_, index) => (outages[index]?.failing_since ?? null) !== null);
  return [
    ...(dead > 0 ? [words.failures.dead(dead, dead >= maxCounted)] : []),
    ...(failing.length > 0
      ? [words.failures.failing(list.format(failing.map((vendor) => outageNoticeMailWords.services[vendor].name)))]
      : []),
  ];
}
