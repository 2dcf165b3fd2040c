import { oneLine } from "#domain/leads/plain-text.ts";
import type { Report } from "./report.ts";

/** Whether the document's fonts have a character. */
export type CanPrint = (character: string) => boolean;

const mark = /\p{M}/gu;
const letterOrDigit = /[\p{L}\p{N}]/gu;
/** Below this share of its letters a text would say something else. */
const enoughLetters = 0.7;

const countOf = (text: string) => text.match(letterOrDigit)?.length ?? 0;

/** A character that the fonts have: itself, else without accents or in its plain form, else nothing. */
function shown(character: string, prints: CanPrint): string {
  if (prints(character)) return character;
  if (/\s/.test(character)) return " ";
  return [...character.normalize("NFKD").replace(mark, "")].filter(prints).join("");
}

/** The printable part of a text; undefined if too little is left. Nothing is ever printed as an empty box. */
export function printable(text: string, prints: CanPrint): string | undefined {
  const composed = text.normalize("NFC");
  const left = oneLine([...composed].map((character) => shown(character, prints)).join(""));
  return left !== "" && countOf(left) >= countOf(composed) * enoughLetters ? left : undefined;
}

export type Substitutes = {
  /** If neither the name nor the address can be printed. */
  readonly company: string;
  readonly overview: string;
};

/** The report with outside texts limited to the fonts' characters. */
export function printableReport(report: Report, prints: CanPrint, substitutes: Substitutes): Report {
  const { profile, doubts } = report;
  const host = printable(report.host, prints) ?? substitutes.company;
  return {
    ...report,
    host,
    profile: {
      ...profile,
      company: printable(profile.company, prints) ?? host,
      overview: profile.overview && (printable(profile.overview, prints) ?? substitutes.overview),
    },
    doubts: doubts.flatMap((doubt) => {
      const title = printable(doubt.title, prints);
      return title ? [{ ...doubt, title, description: printable(doubt.description, prints) ?? "" }] : [];
    }),
  };
}
