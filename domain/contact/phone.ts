/** Phone numbers as people type them: `(212) 555-0142`, `+44 20 7946 0958`, `212.555.0142 ext. 4`. */

export const phoneDigits = { min: 7, max: 20 } as const;
export const maxPhoneLength = 40;

const typedNumber = /^[+()\d\s./#-]+(?:[\s,;]*(?:ext\.?|extension|x)\s*\d{1,6})?$/i;
const extension = /[\s,;]*(?:ext\.?|extension|x|#)\s*\d{1,6}$/i;

const digitsOf = (typed: string) => typed.replace(/\D/g, "");

/** The digits of the number, without an extension. */
export const numberDigits = (typed: string) => digitsOf(typed.trim().replace(extension, ""));

/** Punctuation makes no other number; an extension does. */
export const isSamePhone = (a: string, b: string): boolean => digitsOf(a) === digitsOf(b);

/** A number or a part of one. */
export const isPhoneSpelling = (typed: string) => typed.length <= maxPhoneLength && typedNumber.test(typed.trim());

export function hasPhoneDigits(typed: string): boolean {
  const digits = digitsOf(typed).length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}

export const isPhone = (typed: string) => isPhoneSpelling(typed) && hasPhoneDigits(typed);

/** A number for a phone column. */
export type CountryNumber = { readonly phone: string; readonly countryShortName: "US" | "CA" | "GB" | "AU" };

// Area codes of Canada: its numbers look like American ones, and the board checks a number against its country.
const canada = new Set(
  (
    "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 " +
    "519 537 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905"
  ).split(" "),
);
const northAmerican = /^1?([2-9]\d{2})[2-9]\d{6}$/;

/**
 * The number with its country, for the countries the site addresses. Undefined if the country is unclear: the board
 * refuses the whole item for a number that does not fit its country.
 */
export function countryNumber(typed: string): CountryNumber | undefined {
  if (!isPhone(typed)) return undefined;
  const number = typed.trim().replace(extension, "");
  const digits = digitsOf(number.replace("(0)", ""));
  const isInternational = number.startsWith("+") || number.startsWith("00");
  const full = number.startsWith("00") ? digits.slice(2) : digits;
  if (!isInternational || full.startsWith("1")) {
    const [, area] = northAmerican.exec(full) ?? [];
    if (area === undefined) return undefined;
    return { phone: `+1${full.slice(-10)}`, countryShortName: canada.has(area) ? "CA" : "US" };
  }
  if (/^44[1237]\d{9}$/.test(full)) return { phone: `+${full}`, countryShortName: "GB" };
  return /^61[23478]\d{8}$/.test(full) ? { phone: `+${full}`, countryShortName: "AU" } : undefined;
}
