import { countryNumber, isPhone, numberDigits } from "./phone.ts";

/** A tel: address for a typed number, without its extension. Undefined if it is not a number. */
export function telLink(typed: string): string | undefined {
  if (!isPhone(typed)) return undefined;
  const known = countryNumber(typed);
  if (known) return `tel:${known.phone}`;
  return `tel:${typed.trim().startsWith("+") ? "+" : ""}${numberDigits(typed)}`;
}
