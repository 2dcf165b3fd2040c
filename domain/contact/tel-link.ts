import { countryNumber, isPhone } from "#domain/leads/phone.ts";

const extension = /(?:ext\.?|extension|x|#)\s*\d{1,6}$/i;

/** The address that dials a number as somebody typed it; an extension is left to the caller's finger. Undefined for what is
 *  no number. */
export function telLink(typed: string): string | undefined {
  if (!isPhone(typed)) return undefined;
  const known = countryNumber(typed);
  if (known) return `tel:${known.phone}`;
  const number = typed.trim().replace(extension, "");
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replace(/\D/g, "")}`;
}
