import type { Aspect, PageReading, WebsiteData } from "./analysis.ts";
import { currencySign, isQuotable } from "./outside-text.ts";
import { plainSentences, plainWords } from "./plain-words.ts";

const minQuoteLength = 4;

// Bounded, so that a page of only digits costs no time.
const number = String.raw`\d[\d.,]{0,20}`;
const word = String.raw`[\p{L}\d.,]{1,20}`;
const scale = String.raw`(?:\s?(?:k|m|mm|mn|b|bn|thousand|million|billion|trillion)\b)`;
const amounts = new RegExp(
  [
    String.raw`${currencySign}\s?${number}${scale}?`,
    String.raw`${word}[\s-](?:thousand|million|billion|trillion)\b`,
    String.raw`\b${number}(?:k|m|mm|mn|b|bn)\b`,
    String.raw`${word}\s(?:dollars|euros|pounds|usd|eur|gbp)\b`,
    String.raw`\b(?:millions|billions|trillions)\b`,
  ].join("|"),
  "giu",
);
const multiples = /\b\d+(?:\.\d+)?\s?(?:x\b|times\b)/i;
const worthWords =
  /\b(?:worth|valu(?:ed|ation|e of)|market cap\w*|enterprise value|apprais\w+|asking price|sells? for)\b/i;

/**
 * Limits what a model says to what the page says. A page can contain instructions and a model can follow them, so its
 * answer is not trusted: every aspect quotes the page, no amount of money is new, nothing sends the reader elsewhere,
 * and only we say what a business is worth.
 */
export function groundedReading(said: PageReading, page: WebsiteData): PageReading {
  const known = new Set(pageParts(page).flatMap(amountsIn));
  const isSound = (words: string) =>
    amountsIn(words).every((amount) => known.has(amount)) && !mentionsItsValue(words) && isQuotable(words, page.url);
  const line = (text: string) => {
    const words = plainWords(text);
    return isSound(words) ? words : "";
  };
  const paragraph = (text: string) => plainSentences(text).filter(isSound).join(" ");

  const soundAspect = (aspect: Aspect): readonly Aspect[] => {
    const title = line(aspect.title);
    const description = paragraph(aspect.description);
    const quote = line(aspect.quote ?? "");
    return title && description && isOnPage(quote, page) ? [{ type: aspect.type, title, description, quote }] : [];
  };

  return {
    overview: paragraph(said.overview),
    industry: line(said.industry),
    businessModel: line(said.businessModel),
    location: line(said.location),
    aspects: said.aspects.flatMap(soundAspect),
  };
}

function pageParts({ title, metaDescription, headings, textContent }: WebsiteData): readonly string[] {
  return [title, metaDescription, ...headings, textContent];
}

function isOnPage(quote: string, page: WebsiteData): boolean {
  return quote.length >= minQuoteLength && pageParts(page).some((part) => comparable(part).includes(comparable(quote)));
}

/** Case, spacing and typography differ between a page and an honest quote of it. */
function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

function amountsIn(text: string): readonly string[] {
  return [...text.matchAll(amounts)].map(([amount]) =>
    amount
      .toLowerCase()
      .replace(/[.,]+$/, "")
      .replace(/\s/g, ""),
  );
}

function mentionsItsValue(words: string): boolean {
  return worthWords.test(words) && (amountsIn(words).length > 0 || multiples.test(words));
}
