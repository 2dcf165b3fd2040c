import type { Contact } from "#domain/contact/contact-details.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { nextActionOf, sourceText } from "#domain/leads/crm/crm-payload.ts";
import { followUpDate, type Lead, scorePartsOf, valuationDate } from "#domain/leads/lead.ts";
import { type LeadProfile, leadProfileOf } from "#domain/leads/lead-profile.ts";
import { isHot, type ScorePart } from "#domain/leads/lead-score.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { longDate } from "#domain/time/long-date.ts";
import { answersOf, type GivenAnswer } from "#domain/valuation/answers.ts";
import type { Driver } from "#domain/valuation/drivers.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import { type CallQuestion, callQuestions } from "./call-questions.ts";
import { type OwnFact, ownFacts } from "./own-facts.ts";

/** What a partner needs before the call, as facts. The texts are in `content/`. */
export type CallBrief = {
  readonly valuationId: string;
  readonly profile: LeadProfile;
  readonly website: string;
  readonly number: {
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly multiple: number;
    readonly ebitda: number;
    readonly revenue: number;
    readonly sde: number;
  };
  readonly answers: readonly GivenAnswer[];
  readonly drivers: readonly Driver[];
  /** The panels that the owner saved. */
  readonly own: readonly OwnFact[];
  readonly aspects: readonly { readonly type: "positive" | "negative" | "neutral"; readonly title: string }[];
  readonly contact: Contact & { readonly name?: string };
  readonly nextAction: string;
  readonly questions: readonly CallQuestion[];
  readonly source: { readonly utm: string; readonly referrer: string };
  readonly score: { readonly points: number; readonly hot: boolean; readonly parts: readonly ScorePart[] };
  readonly dates: {
    /** When the inputs were entered, as the report dates them, in words. */
    readonly valued: string;
    readonly captured: string;
    readonly followUp: string;
  };
};

type BriefSettings = {
  readonly timeZone: string;
  /** The firm's success fee, for what the owner would keep. */
  readonly feePercent: number;
  /** The owner's name, if they sent a message with it: the valuation does not ask for it. */
  readonly name?: string | undefined;
};

export function callBrief(lead: Lead, { timeZone, feePercent, name }: BriefSettings): CallBrief {
  const own = ownFiguresOf(lead, feePercent);
  const { valuation, financialInputs } = lead;
  const { email, phone } = companyContactOf(lead);
  return {
    valuationId: lead.valuationId,
    profile: leadProfileOf(lead),
    website: oneLine(displayAddress(lead.website, "whole")),
    number: {
      value: valuation.adjustedValuation,
      low: valuation.conservativeValue,
      high: valuation.optimisticValue,
      multiple: valuation.multiple,
      ebitda: valuation.ebitda,
      revenue: valuation.revenue,
      sde: valuation.sde,
    },
    answers: answersOf(financialInputs),
    drivers: valuation.drivers,
    own: ownFacts(own),
    aspects: (lead.businessAnalysis?.aspects ?? []).map(({ type, title }) => ({ type, title: oneLine(title) })),
    contact: {
      ...(name !== undefined && { name: oneLine(name) }),
      ...(email !== undefined && { email: oneLine(email) }),
      ...(phone !== undefined && { phone: oneLine(phone) }),
    },
    nextAction: nextActionOf(lead),
    questions: callQuestions(lead, own),
    // Only the referrer's host; its path can contain private data.
    source: { utm: sourceText(lead), referrer: oneLine(displayAddress(lead.referrer)) },
    score: { points: lead.leadScore, hot: isHot(lead.leadScore), parts: scorePartsOf(lead) },
    dates: {
      valued: longDate(valuationDate(lead), timeZone),
      captured: dayAt(lead.createdAt, timeZone),
      followUp: followUpDate(lead.createdAt, timeZone),
    },
  };
}
