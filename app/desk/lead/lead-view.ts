import { callBriefWords } from "#content/call-brief.ts";
import { argumentText, expectedText, localTimeText } from "#content/desk/call.ts";
import { reportName, leadWords as words } from "#content/desk/lead.ts";
import { leadSourceNames } from "#content/desk/lead-sources.ts";
import { partnerLinkMailWords } from "#content/desk/mails.ts";
import { openingSentence } from "#content/desk/opening.ts";
import { timelineLine } from "#content/desk/timeline.ts";
import { downloadLinksMailWords } from "#content/mails.ts";
import { site } from "#content/site.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import type { LeadFacts, SameCompanyLead } from "#domain/desk/leads/lead-facts.ts";
import { questionKey } from "#domain/desk/leads/question-key.ts";
import { isStage, stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { buyerArguments } from "#domain/leads/call/buyer-arguments.ts";
import { expectedQuestion } from "#domain/leads/call/expected-question.ts";
import { openingOf } from "#domain/leads/call/opening.ts";
import { callBrief } from "#domain/leads/call-brief.ts";
import { leadDate } from "#domain/leads/follow-up-date.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { hotLeadScore, leadScoreParts } from "#domain/leads/lead-score.ts";
import { leadSourceOf } from "#domain/leads/lead-source.ts";
import { priceText } from "#domain/payments/price.ts";
import { reportPackages, tiersOpenedBy } from "#domain/report/tiers.ts";
import { clockTime, dayAndClock, dayHeading, listTime } from "#domain/time/desk-times.ts";
import { localTime } from "#domain/time/local-time.ts";
import { formula } from "#domain/valuation/formula.ts";
import { bracketLabel, growthLabel, multipleText } from "#domain/valuation/labels.ts";
import { fullMoney, moneyRange, shareOf, shortMoney } from "#domain/valuation/money.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";

/** A lead's page as it is shown: every text is ready. */
export type LeadView = ReturnType<typeof leadView>;

type Viewer = { readonly member: Member; readonly now: number };

const { timeZone } = site;
const feePercent = site.valuation.successFeePercent;

/** The most points that the rules can give. */
export const mostPoints = leadScoreParts({
  valuation: Number.MAX_SAFE_INTEGER,
  growthTrend: "increasing",
  recurringRevenue: 100,
}).reduce((sum, { points }) => sum + points, 0);

export function leadView(facts: LeadFacts, { member, now }: Viewer) {
  const { lead, ownerName, state, activity, place } = facts;
  const brief = callBrief(lead, { timeZone, feePercent, name: ownerName });
  const { profile, number, score } = brief;
  const opening = openingOf(lead, activity, feePercent);
  const local = localTime(state, now);
  const may = (action: DeskAction) => can(member.role, action);
  return {
    id: lead.valuationId,
    /** Of what this member types about this lead. */
    draftKey: `${member.id} ${lead.valuationId}`,
    company: profile.company,
    what: [profile.industry, profile.location].filter(Boolean).join(", "),
    website: { href: lead.website, text: brief.website },
    place,
    score: { points: score.points, isHot: score.hot, most: mostPoints },
    opening: opening && openingSentence(opening, { now, timeZone }),
    contact: contactView(facts, local && localTimeText(local)),
    number: { ...number, range: moneyRange(number.low, number.high), sum: sumRows(lead) },
    facts: factTiles(lead, brief.profile),
    rows: buyerArguments(lead, feePercent).map((argument) => argumentText(argument, lead.financialInputs)),
    questions: brief.questions.map((question, index) => {
      const text = callBriefWords.question(question);
      const answer = facts.answers[questionKey(text)];
      return {
        text,
        number: index + 1,
        noteId: crypto.randomUUID(),
        ...(answer && {
          answer: answer.text,
          saved: words.saved(dayAndClock(answer.at, now, timeZone), answer.author),
        }),
      };
    }),
    expected: expectedText(expectedQuestion(lead, feePercent)),
    timeline: {
      noteId: crypto.randomUUID(),
      isCut: facts.timeline.isCut,
      entries: facts.timeline.events.map((event) => ({
        ...timelineLine(event),
        when: listTime(event.at, now, timeZone),
        at: new Date(event.at).toISOString(),
      })),
    },
    hand: handView(facts, now),
    followUpDay: dayInWords(facts.fields.followUp.value),
    notes: printedNotes(facts, now),
    stands: standsView(facts, now),
    source: leadSourceNames[leadSourceOf(lead)],
    scoreParts: score.parts
      .filter(({ points }) => points > 0)
      .map((part) => ({
        label: part.input === "base" ? words.everyLead : callBriefWords.scorePart(part),
        points: part.input === "base" ? String(part.points) : `+${part.points}`,
      })),
    hotFrom: words.hotFrom(hotLeadScore),
    may: {
      changeStage: may("changeStage"),
      assignLead: may("assignLead"),
      setFollowUp: may("setFollowUp"),
      writeNote: may("writeNote"),
      reports: may("openReport"),
      redeliver: may("redeliver"),
      merge: may("mergeLeads"),
      remove: may("deletePerson"),
    },
    reports: reportsView(facts),
    linkMail: may("sendLink") && lead.userEmail !== undefined ? linkMailView(lead.userEmail, member) : undefined,
    filesMail: may("openReport") && lead.userEmail !== undefined ? filesMailView(lead.userEmail) : undefined,
    merged: facts.merged.map((each) => companyLeadView(each, now)),
    sameCompany: facts.sameCompany.map((each) => companyLeadView(each, now)),
    asCompanyLead: companyLeadView(
      {
        id: lead.valuationId,
        company: profile.company,
        createdAt: lead.createdAt,
        value: lead.valuation.adjustedValuation,
        phone: lead.userPhone,
        email: lead.userEmail,
      },
      now,
    ),
    printed: words.printed(member.name, `${dayHeading(now, timeZone)} at ${clockTime(now, timeZone)}`),
  };
}

/** `Monday, November 16`; undefined if there is none. A day has no time zone of its own. */
const dayInWords = (day: string) => (day === "" ? undefined : dayHeading(Date.parse(`${day}T12:00:00Z`), "UTC"));

const maxPrintedNotes = 2;

/** The newest notes, for the printed page. */
function printedNotes({ timeline }: LeadFacts, now: number) {
  const notes = timeline.events.flatMap((event) => (event.what === "note" ? [event] : []));
  return notes.slice(0, maxPrintedNotes).map(({ text, author, at }) => ({
    text,
    from: words.noteFrom(author, listTime(at, now, timeZone)),
  }));
}

function contactView({ lead, ownerName }: LeadFacts, there: string | undefined) {
  const { userPhone, userEmail } = lead;
  return {
    name: ownerName,
    there,
    ...(userPhone !== undefined && { phone: { text: userPhone, href: telLink(userPhone) ?? `tel:${userPhone}` } }),
    ...(userEmail !== undefined && { email: { text: userEmail, href: `mailto:${userEmail}` } }),
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
    range: moneyRange(shareOf(value, formula.conservative), shareOf(value, formula.optimistic)),
    contact: contact || words.do.noContact,
  };
}

/** The mail with a report's files, before it is sent. */
function filesMailView(to: string) {
  const { labels } = words.do;
  return [
    { label: labels.to, text: to },
    { label: labels.subject, text: downloadLinksMailWords.subject },
  ];
}

/** The mail that 'Send the private link' sends, before it is sent. */
function linkMailView(to: string, { name }: Member) {
  const { labels } = words.do;
  const { subject, why } = partnerLinkMailWords;
  return [
    { label: labels.to, text: to },
    { label: labels.subject, text: subject },
    { label: labels.says, text: why(name) },
  ];
}

const signedMultiple = (turns: number) => `${turns > 0 ? "+" : ""}${multipleText(turns)}`;

/** The sum of the worksheet, in six lines. */
function sumRows({ valuation: v }: Lead) {
  const sum = words.number;
  return [
    { label: sum.base(bracketLabel(bracketOf(v.ebitda))), value: multipleText(v.baseMultiple) },
    ...(v.growthAdjustment === 0 ? [] : [{ label: v.growthTrend, value: signedMultiple(v.growthAdjustment) }]),
    ...(v.recurringAdjustment === 0
      ? []
      : [{ label: sum.recurring(v.recurringRevenue ?? 0), value: signedMultiple(v.recurringAdjustment) }]),
    { label: sum.multiple, value: multipleText(v.multiple), kind: "multiple" as const },
    {
      label: sum.ebitda,
      small: sum.ebitdaFrom(fullMoney(v.preTaxProfit), Math.round((formula.ebitdaOfProfit - 1) * 100)),
      value: `× ${fullMoney(v.ebitda)}`,
    },
    { label: sum.value, value: fullMoney(v.adjustedValuation), kind: "total" as const },
  ];
}

function factTiles({ financialInputs, valuation }: Lead, profile: ReturnType<typeof callBrief>["profile"]) {
  const tiles = words.facts;
  return [
    {
      label: tiles.business,
      value: profile.industry || tiles.unread,
      // Said once, as the value or below it.
      small: !profile.general ? profile.businessModel : profile.industry ? tiles.unread : "",
    },
    { label: tiles.growth, value: growthLabel(financialInputs.growthTrend), small: tiles.entered },
    { label: tiles.recurring, value: `${financialInputs.recurringRevenue}%`, small: tiles.entered },
    { label: tiles.revenue, value: shortMoney(valuation.revenue), small: tiles.sde(shortMoney(valuation.sde)) },
  ];
}

function handView({ fields, members, hasBoard }: LeadFacts, now: number) {
  const saved = ({ at, by }: { readonly at: number; readonly by: string | undefined }) =>
    by === undefined ? undefined : words.saved(dayAndClock(at, now, timeZone), by);
  const { stage, owner, followUp } = fields;
  return {
    today: leadDate(now, timeZone),
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

type Stand = { readonly label: string; readonly text: string; readonly mark?: "done" | "waiting" | "failed" | "off" };

function standsView({ timeline, purchases, lastPurchase: last }: LeadFacts, now: number): readonly Stand[] {
  const stands = words.stands;
  /** Of several kinds the one that needs attention most, else the last that arrived. */
  const delivery = (label: string, ...kinds: readonly string[]): Stand => {
    const events = timeline.events.filter((event) => event.what === "delivery" && kinds.includes(event.kind));
    const inState = (state: "failed" | "waiting") =>
      events.find((event) => event.what === "delivery" && event.state === state);
    const found = inState("failed") ?? inState("waiting") ?? events[0];
    if (found?.what !== "delivery") return { label, text: stands.none, mark: "off" };
    if (found.state === "failed") return { label, text: stands.failed, mark: "failed" };
    if (found.state === "waiting") return { label, text: stands.waiting, mark: "waiting" };
    return { label, text: stands.arrived(listTime(found.at, now, timeZone)), mark: "done" };
  };
  const open = tiersOpenedBy(purchases.filter(({ isOpen }) => isOpen).map((each) => each.package)).at(-1) ?? "summary";
  const bought = last?.price ? stands.bought(reportName(last.package), priceText(last.price)) : undefined;
  return [
    delivery(stands.board, "crm-lead", "crm-lead-fields"),
    delivery(stands.mail, "mail-link"),
    delivery(stands.firm, "mail-alert"),
    { label: stands.purchase, text: last ? (bought ?? stands.granted(reportName(last.package))) : stands.noPurchase },
    {
      label: stands.report,
      text: open === "summary" ? stands.onlySummary : stands.open(reportName(open)),
      mark: open === "summary" ? "off" : "done",
    },
  ];
}

/** What the firm can open, and what it opened and can close. */
function reportsView({ purchases }: LeadFacts) {
  const open = tiersOpenedBy(purchases.filter(({ isOpen }) => isOpen).map((each) => each.package));
  return {
    toOpen: reportPackages.filter((edition) => !open.includes(edition)).map((id) => ({ id, name: reportName(id) })),
    toClose: purchases
      .filter(({ isGrant, isOpen }) => isGrant && isOpen)
      .map((each) => ({ id: each.package, name: reportName(each.package) })),
  };
}
