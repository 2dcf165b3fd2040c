import { driverEffect } from "#domain/valuation/drivers.ts";
import { turnsText } from "#domain/valuation/labels.ts";
import { fullMoney, moneyRange, shortMoney } from "#domain/valuation/money.ts";
import type { CallBrief } from "./call-brief.ts";
import type { CallQuestion } from "./call-questions.ts";
import { isReachable } from "./lead-alert.ts";
import type { ScorePart } from "./lead-score.ts";

/** A fact with its label, or a complete sentence. */
export type BriefLine = { readonly label?: string; readonly value: string };

export type BriefSection = { readonly title: string; readonly lines: readonly BriefLine[] };

/** The texts around the facts, passed in from `content/`. */
export type BriefWords = {
  readonly titles: Readonly<
    Record<"business" | "number" | "drivers" | "website" | "contact" | "questions" | "score" | "source", string>
  >;
  readonly labels: Readonly<
    Record<
      | "website"
      | "industry"
      | "businessModel"
      | "location"
      | "value"
      | "range"
      | "multiple"
      | "ebitda"
      | "profit"
      | "revenue"
      | "sde"
      | "growth"
      | "recurring"
      | "name"
      | "email"
      | "phone"
      | "nextAction"
      | "source"
      | "referrer"
      | "captured"
      | "followUp"
      | "valuationId",
      string
    >
  >;
  readonly heading: (company: string, value: string) => string;
  readonly general: string;
  readonly noContact: string;
  /** Shown with every range. */
  readonly estimate: (date: string) => string;
  readonly aspects: Readonly<Record<"positive" | "negative" | "neutral", string>>;
  readonly score: (points: number, hot: boolean) => string;
  readonly scorePart: (part: ScorePart) => string;
  readonly question: (question: CallQuestion) => string;
};

const labelled = (label: string, value: string | undefined): readonly BriefLine[] => (value ? [{ label, value }] : []);
const sentence = (value: string): BriefLine => ({ value });

function businessLines({ profile, website }: CallBrief, { labels, general }: BriefWords): readonly BriefLine[] {
  return [
    ...(profile.general ? [sentence(general)] : []),
    ...(profile.overview === "" ? [] : [sentence(profile.overview)]),
    ...labelled(labels.website, website),
    ...labelled(labels.industry, profile.industry && `${profile.industry} (${profile.industryGroup})`),
    ...labelled(labels.businessModel, profile.businessModel),
    ...labelled(labels.location, profile.location),
  ];
}

function numberLines({ number, dates }: CallBrief, { labels, estimate }: BriefWords): readonly BriefLine[] {
  return [
    sentence(estimate(dates.valued)),
    ...labelled(labels.value, fullMoney(number.value)),
    ...labelled(labels.range, moneyRange(number.low, number.high)),
    ...labelled(labels.multiple, turnsText(number.multiple)),
    ...labelled(labels.ebitda, fullMoney(number.ebitda)),
    ...labelled(labels.profit, fullMoney(number.preTaxProfit)),
    ...labelled(labels.revenue, fullMoney(number.revenue)),
    ...labelled(labels.sde, fullMoney(number.sde)),
    ...labelled(labels.growth, number.growth),
    ...labelled(labels.recurring, `${number.recurringRevenue}%`),
  ];
}

function contactLines({ contact, nextAction }: CallBrief, { labels, noContact }: BriefWords): readonly BriefLine[] {
  if (!isReachable(contact)) return [sentence(noContact)];
  return [
    ...labelled(labels.name, contact.name),
    ...labelled(labels.email, contact.email),
    ...labelled(labels.phone, contact.phone),
    ...labelled(labels.nextAction, nextAction),
  ];
}

/** The brief section by section, for a mail or a terminal. Empty sections are left out. */
export function briefSections(brief: CallBrief, words: BriefWords): readonly BriefSection[] {
  const { titles, labels } = words;
  const { score, source, dates, drivers, aspects, questions } = brief;
  const sections: readonly BriefSection[] = [
    { title: titles.contact, lines: contactLines(brief, words) },
    {
      title: titles.questions,
      lines: questions.map((question, index) => sentence(`${index + 1}. ${words.question(question)}`)),
    },
    { title: titles.business, lines: businessLines(brief, words) },
    { title: titles.number, lines: numberLines(brief, words) },
    {
      title: titles.drivers,
      lines: drivers.flatMap((driver) => {
        const { turns, dollars } = driverEffect(driver);
        return labelled(driver.factor, `${turns}, ${dollars}`);
      }),
    },
    { title: titles.website, lines: aspects.flatMap(({ type, title }) => labelled(words.aspects[type], title)) },
    {
      title: titles.score,
      lines: [
        sentence(words.score(score.points, score.hot)),
        ...score.parts.flatMap((part) => labelled(words.scorePart(part), `+${part.points}`)),
      ],
    },
    {
      title: titles.source,
      lines: [
        ...labelled(labels.source, source.utm),
        ...labelled(labels.referrer, source.referrer),
        ...labelled(labels.captured, dates.captured),
        ...(isReachable(brief.contact) ? labelled(labels.followUp, dates.followUp) : []),
        ...labelled(labels.valuationId, brief.valuationId),
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function lineText({ label, value }: BriefLine): string {
  return label === undefined ? value : `${label}: ${value}`;
}

/** `Northgate Dental, $9.9M`. */
export function briefHeading({ profile, number }: CallBrief, words: BriefWords): string {
  return words.heading(profile.company, shortMoney(number.value));
}

/** The brief as plain text. */
export function briefText(brief: CallBrief, words: BriefWords): string {
  const sections = briefSections(brief, words).map(({ title, lines }) => [title, ...lines.map(lineText)].join("\n"));
  return `${[briefHeading(brief, words), ...sections].join("\n\n")}\n`;
}
