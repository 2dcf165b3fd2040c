import type { Aspect, WebsiteData } from "#domain/website/analysis.ts";
import { quoteAround } from "#domain/website/analyzer/passages.ts";

/** A younger business has not yet shown that it survives a bad year. */
const provenAfter = 8;

const year = "(?<year>1[6-9]\\d\\d|20\\d\\d)";
const founding = new RegExp(
  `\\b(?:established(?: in)?|est\\.?|founded(?: in| by .{3,40}? in)?|opened(?: its doors| our doors)? in|started in|began in|in business since|incorporated in|family[- ](?:owned|run)(?: and operated)? since|independent since|brewing since|trading since|serving .{3,40}? since) ${year}\\b`,
  "i",
);
const since = new RegExp(`\\bsince ${year}\\b`, "i");

/** Years of a person, a badge or a customer are not the age of the business. */
const notTheBusiness =
  /\b(?:combined|member|accredited|certified|every year|awards?|graduated|inspected|registered|partner(?:s|ed)? (?:with|of)|customers? since|clients? since|with (?:us|the (?:firm|company|practice)) since|has (?:led|worked|served as|been (?:with|a|our))|president|director|i['’]ve|i have|i|my)\b/i;
const notice = /©|\bcopyright\b|\ball rights reserved\b/i;

type Found = { readonly year: number; readonly quote: string };

function foundBy(sentence: string, pattern: RegExp): Found | undefined {
  const found = pattern.exec(sentence);
  if (!found || notTheBusiness.test(sentence) || notice.test(sentence)) return;
  return {
    year: Number(found.groups?.["year"]),
    quote: quoteAround(sentence, found.index, found.index + found[0].length),
  };
}

function foundAs(sentence: string, stated: number): Found | undefined {
  const at = sentence.search(new RegExp(`\\b${stated}\\b`));
  return at < 0 || notice.test(sentence) ? undefined : { year: stated, quote: quoteAround(sentence, at, at + 4) };
}

/** The year in structured data if the page says it too, then a year of founding, then a plain "since". */
function foundIn(passages: readonly string[], stated: number | undefined): Found | undefined {
  const first = (find: (sentence: string) => Found | undefined): Found | undefined => {
    for (const sentence of passages) {
      const found = find(sentence);
      if (found) return found;
    }
  };
  if (stated !== undefined && Number.isInteger(stated)) return first((sentence) => foundAs(sentence, stated));
  return first((sentence) => foundBy(sentence, founding)) ?? first((sentence) => foundBy(sentence, since));
}

/** Since when the business exists, in the page's own words. Age is measured at the time of reading. */
export function foundingAspect(page: WebsiteData, passages: readonly string[]): Aspect | undefined {
  const found = foundIn(passages, page.organization?.foundingYear);
  const age = new Date(page.extractedAt).getUTCFullYear() - (found?.year ?? 0);
  if (!found || age < 0) return;
  const title = `In business since ${found.year}`;
  return age < provenAfter
    ? {
        type: "neutral",
        title,
        description: "Buyers will look for a few years of steady accounts.",
        quote: found.quote,
      }
    : {
        type: "positive",
        title,
        description: "A business that has come through several cycles is easier to trust with the next one.",
        quote: found.quote,
      };
}
