import { businessTitle } from "./business-title.ts";
import { isQuotable } from "./outside-text.ts";

/** The owner's corrections. They go to the firm with the lead and never change the value. */
export type Corrections = {
  readonly title?: string;
  readonly industry?: string;
  readonly location?: string;
};

export const correctable = ["title", "industry", "location"] as const satisfies readonly (keyof Corrections)[];

export const maxCorrectionLength = 120;

/** What was read, as the owner sees it before any correction. */
export type CorrectedFields = Readonly<Record<(typeof correctable)[number], string>>;

/** One line of plain text, within its length. */
export function tidyCorrection(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, maxCorrectionLength)
    .trimEnd();
}

// The end of one sentence and the beginning of the next: a message, not a name.
const severalSentences = /\p{Ll}{4}[.!?]\s+\p{Lu}/u;

/** A name of a company, an industry or a place, not a message to the reader of the page. */
export function isName(text: string, website: string): boolean {
  return isQuotable(text, website) && !severalSentences.test(text);
}

/** The corrections that are names. The page that shows them is mailed out. */
export function namesOnly<Given extends Readonly<Partial<Record<keyof Corrections, string | undefined>>>>(
  corrections: Given,
  website: string,
): Given {
  const names = Object.entries(corrections).filter(([, text]) => text === undefined || isName(text, website));
  return Object.fromEntries(names) as Given;
}

/** Only what differs from the analysis is a correction; an emptied field resets it. */
export function correctionsOf(typed: CorrectedFields, read: CorrectedFields): Corrections {
  const entries = correctable.flatMap((field) => {
    const text = tidyCorrection(typed[field]);
    return text === "" || text === read[field] ? [] : [[field, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The company's name as the owner corrected it, else from its website. */
export function companyName(websiteTitle: string | undefined, { title }: Corrections = {}): string {
  return title ?? businessTitle(websiteTitle);
}
