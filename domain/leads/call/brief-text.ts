import { isReachable } from "#domain/contact/contact-details.ts";
import type { ScorePart } from "#domain/leads/lead-score.ts";
import { driverEffect } from "#domain/valuation/drivers.ts";
import type { InputKey } from "#domain/valuation/financial-inputs.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney, moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import type { CallBrief } from "./call-brief.ts";
import type { CallQuestion } from "./call-questions.ts";

/** A fact with its label, or a complete sentence. */
export type BriefLine = { readonly label?: string; readonly value: string };

export type BriefSection = { readonly title: string; readonly lines: readonly BriefLine[] };

/** The texts around the facts, passed in from `content/`. */
export type BriefWords = {
  readonly titles: Readonly<
    Record<"business" | "number" | "drivers" | "own" | "website" | "contact" | "questions" | "score" | "source", string>
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
      | "revenue"
      | "sde"
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
  readonly inputs: Readonly<Record<InputKey, string>>;
  readonly heading: (company: string, value: string) => string;
  readonly general: string;
  /** Above what the owner entered. */
  readonly own: string;
  readonly noContact: string;
  /** Shown with every range. */
  readonly estimate: (date: string) => string;
  readonly aspects: Readonly<Record<"positive" | "negative" | "neutral", string>>;
  readonly score: (points: number, hot: boolean) => string;
  readonly scorePart: (part: ScorePart) => string;
  readonly question: (question: CallQuestion) => string;
};

const labeled = (label: string, value: string | undefined): readonly BriefLine[] => (value ? [{ label, value }] : []);
const sentence = (value: string): BriefLine => ({ value });

function businessLines({ profile, website }: CallBrief, { labels, general }: BriefWords): readonly BriefLine[] {
  return [
    ...(profile.general ? [sentence(general)] : []),
    ...(profile.overview === "" ? [] : [sentence(profile.overview)]),
    ...labeled(labels.website, website),
    ...labeled(labels.industry, profile.industry && `${profile.industry} (${profile.industryGroup})`),
    ...labeled(labels.businessModel, profile.businessModel),
    ...labeled(labels.location, profile.location),
  ];
}

function numberLines(
  { number, answers, dates }: CallBrief,
  { labels, inputs, estimate }: BriefWords,
): readonly BriefLine[] {
  const [profit, ...others] = answers.map(({ key, text }) => labeled(inputs[key], text));
  return [
    sentence(estimate(dates.valued)),
    ...labeled(labels.value, fullMoney(number.value)),
    ...labeled(labels.range, moneyRange(number.low, number.high)),
    ...labeled(labels.multiple, turnsText(number.multiple)),
    ...labeled(labels.ebitda, fullMoney(number.ebitda)),
    ...(profit ?? []),
    ...labeled(labels.revenue, fullMoney(number.revenue)),
    ...labeled(labels.sde, fullMoney(number.sde)),
    ...others.flat(),
  ];
}

function contactLines({ contact, nextAction }: CallBrief, { labels, noContact }: BriefWords): readonly BriefLine[] {
  if (!isReachable(contact)) return [sentence(noContact)];
  return [
    ...labeled(labels.name, contact.name),
    ...labeled(labels.email, contact.email),
    ...labeled(labels.phone, contact.phone),
    ...labeled(labels.nextAction, nextAction),
  ];
}

/** The brief section by section, for a mail or a terminal. Empty sections are left out. */
export function briefSections(brief: CallBrief, words: BriefWords): readonly BriefSection[] {
  const { titles, labels } = words;
  const { score, source, dates, drivers, own, aspects, questions } = brief;
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
        return labeled(driver.factor, `${turns}, ${dollars}`);
      }),
    },
    {
      title: titles.own,
      lines: own.length === 0 ? [] : [sentence(words.own), ...own.flatMap(({ label, value }) => labeled(label, value))],
    },
    { title: titles.website, lines: aspects.flatMap(({ type, title }) => labeled(words.aspects[type], title)) },
    {
      title: titles.score,
      lines: [
        sentence(words.score(score.points, score.hot)),
        ...score.parts.flatMap((part) => labeled(words.scorePart(part), `+${part.points}`)),
      ],
    },
    {
      title: titles.source,
      lines: [
        ...labeled(labels.source, source.utm),
        ...labeled(labels.referrer, source.referrer),
        ...labeled(labels.captured, dates.captured),
        ...(isReachable(brief.contact) ? labeled(labels.followUp, dates.followUp) : []),
        ...labeled(labels.valuationId, brief.valuationId),
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
