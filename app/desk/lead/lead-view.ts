import { argumentText, expectedText, localTimeText } from "#content/desk/leads/call.ts";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import { openingSentence } from "#content/desk/leads/opening.ts";
import { partnerLinkMailWords } from "#content/desk/mails.ts";
import { callBriefWords } from "#content/mail/call-brief.ts";
import { downloadLinksMailWords } from "#content/mail/mails.ts";
import { site } from "#content/site.ts";
import type { LeadFacts } from "#domain/desk/leads/lead-facts.ts";
import { questionKey } from "#domain/desk/leads/question-key.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { buyerArguments } from "#domain/leads/call/buyer-arguments.ts";
import { callBrief } from "#domain/leads/call/call-brief.ts";
import { expectedQuestion } from "#domain/leads/call/expected-question.ts";
import { openingOf } from "#domain/leads/call/opening.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { hotLeadScore, maxLeadScore } from "#domain/leads/lead-score.ts";
import { leadSourceOf } from "#domain/leads/lead-source.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { mayMail } from "#domain/mail/suppression.ts";
import { dayAndClock } from "#domain/time/desk-times.ts";
import { localTime } from "#domain/time/local-time.ts";
import { formula } from "#domain/valuation/formula.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";
import { bracketLabel, growthLabel, multipleText } from "#domain/valuation/text/labels.ts";
import { fullMoney, moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import { baseLeadView, type Viewer } from "./base-lead-view.ts";

/** A lead's page as it is shown: every text is ready. */
export type LeadView = ReturnType<typeof leadView>;

const { timeZone } = site;
const feePercent = site.valuation.successFeePercent;

export function leadView(facts: LeadFacts, viewer: Viewer) {
  const { member, now } = viewer;
  const { lead, ownerName, state, activity } = facts;
  const brief = callBrief(lead, { timeZone, feePercent, name: ownerName });
  const { profile, number, score } = brief;
  const opening = openingOf(lead, activity, feePercent);
  const local = localTime(state, now);
  const { phone, email } = companyContactOf(lead);
  const may = (action: DeskAction) => can(member.role, action);
  const asCompanyLead = {
    id: lead.valuationId,
    company: profile.company,
    createdAt: lead.createdAt,
    value: lead.valuation.adjustedValuation,
    phone,
    email,
  };
  const contact = { name: ownerName, there: local && localTimeText(local) };
  return {
    ...baseLeadView(facts, { lead: asCompanyLead, contact }, viewer),
    what: [profile.industry, profile.location].filter(Boolean).join(", "),
    website: { href: lead.website, text: brief.website },
    score: { points: score.points, isHot: score.hot, most: maxLeadScore },
    opening: opening && openingSentence(opening, { now, timeZone }),
    number: { ...number, range: moneyRange(number.low, number.high), sum: sumRows(lead) },
    facts: factTiles(lead, brief.profile),
    rows: buyerArguments(lead, feePercent).map((argument) => argumentText(argument, lead.financialInputs)),
    questions: brief.questions.map((question, index) => {
      const text = callBriefWords.question(question);
      const answer = facts.answers[questionKey(text)];
      return {
        text,
        number: index + 1,
        newId: crypto.randomUUID(),
        ...(answer && {
          answer: answer.text,
          saved: words.saved(dayAndClock(answer.at, now, timeZone), answer.author),
        }),
      };
    }),
    expected: expectedText(expectedQuestion(lead, feePercent)),
    source: [leadSourceNames[leadSourceOf(lead)], lead.partnerSite?.name].filter(Boolean).join(": "),
    scoreParts: score.parts
      .filter(({ points }) => points > 0)
      .map((part) => ({
        label: part.input === "base" ? words.everyLead : callBriefWords.scorePart(part),
        points: part.input === "base" ? String(part.points) : `+${part.points}`,
      })),
    hotFrom: words.hotFrom(hotLeadScore),
    linkMail:
      may("sendLink") && lead.userEmail !== undefined && mayMail("asked", facts.suppressed?.reason)
        ? linkMailView(lead.userEmail, member)
        : undefined,
    filesMail: may("openReport") && lead.userEmail !== undefined ? filesMailView(lead.userEmail) : undefined,
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
