import { editionName } from "#content/pages/valuation-private.ts";
import type { ReadinessKey } from "#domain/depth/depth-bounds.ts";
import type { Opening, OpeningReason } from "#domain/leads/call/opening.ts";
import type { WeakPoint } from "#domain/leads/call/weak-point.ts";
import type { Objection } from "#domain/report/objections.ts";
import { spokenDay } from "#domain/time/desk-times.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";

/** What a partner says first: sentences that can be said aloud, and written in an email as they are. */

type When = { readonly now: number; readonly timeZone: string };
type ReasonOf<Because extends OpeningReason["because"]> = Extract<OpeningReason, { because: Because }>;

const reasons: {
  readonly [Because in OpeningReason["because"]]: (day: string, reason: ReasonOf<Because>) => string;
} = {
  talked: (day) => `We spoke ${day}, and I would like to pick up where we stopped.`,
  booked: (day) => `You booked this call ${day}.`,
  bought: (day, bought) => `You bought the ${editionName(bought.package)} report ${day}, so you have seen the range.`,
  wrote: (day) => `You wrote to us ${day}. I have read it and would like to answer you myself.`,
  requested: (day, requested) =>
    requested.package === undefined
      ? `You asked for a report ${day}.`
      : `You asked for the ${editionName(requested.package)} report ${day}.`,
  askedForLink: (day) => `You asked us ${day} to email you your valuation, so you have seen the range.`,
  leftPhone: (day) => `You valued your company with us and left your number ${day}.`,
  leftEmail: (day) => `You valued your company with us and left your email address ${day}.`,
  valued: (day) => `Your company was valued with us ${day}.`,
};

const readinessPoints: Readonly<Record<ReadinessKey, string>> = {
  customerConcentration: "how much depends on your largest customers",
  runsWithoutOwner: "who runs the company when you are away",
  repeatRevenue: "how much of the revenue repeats without a new sale",
  booksTie: "how the monthly books tie to the tax return",
  secondInCommand: "who would run it after you",
  writtenContracts: "which contracts can pass to a buyer",
  threeYearGrowth: "what was behind each of the last three years",
  steadyMargin: "how steady the margin has been",
};

const objectionPoints: Readonly<Record<Objection["argues"], string>> = {
  softYear: "whether this was an ordinary year",
  addBacks: "which costs really end with you",
  trend: "what will keep it growing",
  recurring: "how much of the recurring revenue is under contract",
};

/** After 'is'. */
function weakPointText(point: WeakPoint): string {
  switch (point.about) {
    case "decline":
      return "why profit is going down";
    case "recurring":
      return point.notRecurring === 100
        ? "that none of the revenue recurs"
        : `the ${point.notRecurring}% of revenue that does not recur`;
    case "readiness":
      return readinessPoints[point.key];
    case "addBacks":
      return `the ${shortMoney(point.unproved)} of add-backs that has no document yet`;
    case "objection":
      return objectionPoints[point.argues];
  }
}

const questions: Readonly<Record<OpeningReason["because"], string>> = {
  talked: "May I ask where that stands?",
  booked: "May I ask about that first?",
  bought: "May I ask about that first?",
  wrote: "May I ask about that before I answer?",
  requested: "May I ask about that first?",
  askedForLink: "May I ask about that first?",
  leftPhone: "May I ask about that first?",
  leftEmail: "When may I call you about it?",
  valued: "May I ask about that first?",
};

export function openingSentence({ reason, point }: Opening, { now, timeZone }: When): string {
  // Each reason uses the words of its own kind; the compiler cannot follow that through the lookup.
  const because = reasons[reason.because] as (day: string, of: OpeningReason) => string;
  const push = `The part a buyer will push on is ${weakPointText(point)}.`;
  return `${because(spokenDay(reason.at, now, timeZone), reason)} ${push} ${questions[reason.because]}`;
}
