import { countryNumber, isPhone } from "#domain/leads/phone.ts";

const extension = /(?:ext\.?|extension|x|#)\s*\d{1,6}$/i;

/** A tel: address for a typed number, without its extension. Undefined if it is not a number. */
export function telLink(typed: string): string | undefined {
  if (!isPhone(typed)) return undefined;
  const known = countryNumber(typed);
  if (known) return `tel:${known.phone}`;
  const number = typed.trim().replace(extension, "");
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replace(/\D/g, "")}`;
}
