import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import {
  callReasonText,
  expectedText,
  leadHighlightText,
  localTimeText,
  whyFirstText,
} from "#content/desk/leads/call.ts";
import { openingSentence } from "#content/desk/leads/opening.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { factsAndRange, todayWords as words } from "#content/desk/today.ts";
import { callBriefWords } from "#content/mail/call-brief.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import type { Contact } from "#domain/contact/contact-details.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import { countText } from "#domain/desk/capped-count.ts";
import { weekGroups } from "#domain/desk/funnel/week-bars.ts";
import { writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { leadViews } from "#domain/desk/leads/lead-views.ts";
import type {
  CallFacts,
  CallLeadCallFacts,
  Span,
  TodayFacts,
  ValuedCallFacts,
} from "#domain/desk/leads/today-facts.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import { deliveryVendorOf } from "#domain/desk/screens/deliveries-view.ts";
import { deliveryFailureOf } from "#domain/desk/screens/delivery-failures.ts";
import { callBrief } from "#domain/leads/call/call-brief.ts";
import { expectedQuestion } from "#domain/leads/call/expected-question.ts";
import { leadHighlight } from "#domain/leads/call/lead-highlight.ts";
import { openingOf } from "#domain/leads/call/opening.ts";
import { callLeadTitle } from "#domain/leads/call-lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { maxLeadScore } from "#domain/leads/lead-score.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { cutAtWord, oneLine } from "#domain/leads/plain-text.ts";
import { priceText } from "#domain/payments/price.ts";
import { callDay, clockTime, dayAndClock, dayHeading, listTime, shortDay, sinceDay } from "#domain/time/desk-times.ts";
import { localTime } from "#domain/time/local-time.ts";
import { formula } from "#domain/valuation/formula.ts";
import { growthLabel, multipleText } from "#domain/valuation/text/labels.ts";
import { moneyRange, shareOf, shortMoney } from "#domain/valuation/text/money.ts";

/** Today as it is shown: every text is ready. */
export type TodayView = ReturnType<typeof todayView>;

const { timeZone } = site;
const feePercent = site.valuation.successFeePercent;
/** The questions that fit beside the first call. */
const maxQuestions = 3;
const maxMessageLength = 90;
const maxNoteLength = 90;

export function todayView(facts: TodayFacts, member: Member) {
  const { now, lastVisit, since, calls, hot, due, newLeads, booked, messages, sales, failures, weeks } = facts;
  const [first, ...others] = calls;
  const sinceText = sinceDay(since, now, timeZone);
  const sum = salesSum(sales);
  return {
    day: dayHeading(now, timeZone),
    visited: lastVisit === undefined ? words.firstVisit : words.lastVisit(visitText(lastVisit, now)),
    since: sinceText,
    first: first && firstCall(first, now),
    queue: others.map((call, index) => queueRow(call, index + 2, now)),
    most: maxLeadScore,
    allCalls: `${deskScreens.leads.path}?${writeLeadQuery(leadViews.call)}`,
    counts: {
      fresh: { figure: countText(newLeads), text: words.waiting.fresh(newLeads.count, sinceText) },
      hot: { figure: countText(hot), text: words.waiting.hot },
      due: { figure: countText(due), text: words.waiting.due(due.count) },
      booked: { figure: countText(booked), text: words.waiting.booked(booked.count) },
      sales: { figure: String(sales.length), text: words.waiting.sales(sales.length, sum) },
      failed: {
        figure: countText(failures.failed),
        text: words.waiting.failed(failures.failed.count),
        isBad: failures.failed.count > 0,
      },
    },
    fresh: newLeads.leads.map(({ id, company, industry, us_state, value, score, created_at }) => ({
      id,
      company,
      score,
      when: listTime(created_at, now, timeZone),
      text: value === undefined ? words.noValuation : factsAndRange([industry, us_state], rangeOf(value)),
      hasScore: value !== undefined,
    })),
    freshCount: countText(newLeads),
    booked: booked.calls.map(({ id, startsAt, name, lead }) => ({
      id,
      lead,
      when: words.booked.when(callDay(startsAt, now, timeZone), clockTime(startsAt, timeZone)),
      at: new Date(startsAt).toISOString(),
      text: name === undefined || name === lead.company ? "" : words.booked.with(name),
    })),
    bookedCount: countText(booked),
    messages: messages.map(({ id, name, lead, company, text, package: edition, at }) => ({
      id,
      name,
      when: listTime(at, now, timeZone),
      text: [
        lead?.company ?? company,
        edition && words.messages.asks(editionName(edition)),
        text && cutAtWord(oneLine(text), maxMessageLength),
      ]
        .filter(Boolean)
        .join(". "),
    })),
    sales: sales.slice(0, maxSales).map(({ at, package: edition, amount, currency, lead }) => ({
      lead,
      price: priceText({ amount, currency }),
      when: listTime(at, now, timeZone),
      text: `${editionName(edition)} ${words.sales.report}`,
    })),
    salesSum: sum,
    failures: failures.first.map(({ kind, subject, reason, lead }) => ({
      id: `${kind}:${subject}`,
      company: lead?.company ?? words.failures.noLead,
      vendor: words.failures.vendors[deliveryVendorOf(kind)],
      text: deliveryFailureWords[deliveryFailureOf(reason, kind)].what,
    })),
    mayRetry: can(member.role, "redeliver"),
    weeks: {
      present: spanText(weeks.present, now),
      before: spanText(weeks.before, now),
      groups: weekGroups(weeks.steps),
      isEmpty: weeks.steps.every(({ present, before }) => present + before === 0),
    },
  };
}

const maxSales = 5;

/** `Friday at 5:12 pm`, `today at 8:12 am`. */
function visitText(at: number, now: number): string {
  const text = dayAndClock(at, now, timeZone);
  return text.startsWith("at ") ? `today ${text}` : text;
}

/** Sums only what is in one currency, as nearly always everything is. */
function salesSum(sales: TodayFacts["sales"]): string {
  const [first] = sales;
  if (!first || sales.some(({ currency }) => currency !== first.currency)) return "";
  return priceText({ amount: sales.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency });
}

const rangeOf = (value: number) =>
  moneyRange(shareOf(value, formula.conservative), shareOf(value, formula.optimistic)).replaceAll(" ", "");

function spanText({ from, to }: Span, now: number): string {
  const day = (text: string) => shortDay(Date.parse(`${text}T12:00:00Z`), now, "UTC");
  const [start, end] = [day(from), day(to)];
  const [month] = start.split(" ");
  return end.startsWith(`${month} `) ? `${start}–${end.slice(`${month} `.length)}` : `${start} – ${end}`;
}

/** Undefined for a follow-up of a lead without contact details. */
function reachOf({ phone, email }: Contact) {
  if (phone !== undefined) return { isPhone: true, text: phone, href: telLink(phone) ?? `tel:${phone}` };
  return email === undefined ? undefined : { isPhone: false, text: email, href: `mailto:${email}` };
}

function firstCall(call: CallFacts, now: number) {
  return "callLead" in call ? firstCallWithoutValuation(call) : firstValuedCall(call, now);
}

function firstCallWithoutValuation({ callLead, note, reason }: CallLeadCallFacts) {
  return {
    id: callLead.id,
    company: callLeadTitle(callLead),
    who: note === undefined ? "" : cutAtWord(oneLine(note), maxNoteLength),
    reach: reachOf(companyContactOf(callLead)),
    why: `${callReasonText(reason)}.`,
    valued: undefined,
  };
}

function firstValuedCall({ lead, ownerName, state, activity, reason }: ValuedCallFacts, now: number) {
  const brief = callBrief(lead, { timeZone, feePercent, name: ownerName });
  const { number, profile, score } = brief;
  const opening = openingOf(lead, activity, feePercent);
  const local = localTime(state, now);
  const { growthTrend, recurringRevenue } = lead.financialInputs;
  const who = [ownerName, [profile.industry, profile.location].filter(Boolean).join(", ")].filter(Boolean);
  return {
    id: lead.valuationId,
    company: profile.company,
    who: [...who.map((text) => `${text}.`), local && localTimeText(local)].filter(Boolean).join(" "),
    reach: reachOf(companyContactOf(lead)),
    why: whyFirstText({ reason, score: score.points, most: maxLeadScore, lead, activity }, { now, timeZone }),
    valued: {
      range: moneyRange(number.low, number.high),
      tiles: [
        { label: words.tiles.multiple, value: multipleText(number.multiple) },
        { label: words.tiles.ebitda, value: shortMoney(number.ebitda) },
        { label: words.tiles.trend, value: growthLabel(growthTrend) },
        { label: words.tiles.recurring, value: `${recurringRevenue}%` },
      ],
      opening: opening && openingSentence(opening, { now, timeZone }),
      questions: brief.questions.slice(0, maxQuestions).map(callBriefWords.question),
      expected: expectedText(expectedQuestion(lead, feePercent)),
    },
  };
}

function queueRow(call: CallFacts, number: number, now: number) {
  const { reason } = call;
  const row = {
    number,
    why: callReasonText(reason),
    tone: reason.why === "hot" ? undefined : reason.daysLate > 0 ? ("late" as const) : ("today" as const),
  };
  if ("callLead" in call) {
    const { callLead, note } = call;
    return {
      ...row,
      id: callLead.id,
      company: callLeadTitle(callLead),
      what: words.noValuation,
      range: "",
      score: undefined,
      know: note === undefined ? "" : cutAtWord(oneLine(note), maxNoteLength),
      reach: reachOf(companyContactOf(callLead)),
    };
  }
  const { lead, activity } = call;
  const { company, industry, location } = leadProfileOf(lead);
  const { conservativeValue, optimisticValue } = lead.valuation;
  return {
    ...row,
    id: lead.valuationId,
    company,
    what: [industry, location].filter(Boolean).join(", "),
    range: moneyRange(conservativeValue, optimisticValue).replaceAll(" ", ""),
    score: lead.leadScore,
    know: leadHighlightText(leadHighlight(lead, activity), lead.financialInputs, { now, timeZone }),
    reach: reachOf(companyContactOf(lead)),
  };
}
