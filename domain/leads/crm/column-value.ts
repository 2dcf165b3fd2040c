import { countryNumber } from "#domain/contact/phone.ts";
import { cutAtWord, oneLine, plainText } from "#domain/leads/plain-text.ts";
import { isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import type { CrmColumnType } from "./crm-columns.ts";

/** The value of a column inside `column_values`, by its type. */
export type ColumnValue =
  | string
  | { readonly label: string }
  | { readonly date: string }
  | { readonly url: string; readonly text: string }
  | { readonly text: string }
  | { readonly labels: readonly string[] }
  | { readonly email: string; readonly text: string }
  | { readonly phone: string; readonly countryShortName: string }
  | { readonly personsAndTeams: readonly { readonly id: number; readonly kind: "person" }[] };

export type ColumnValues = Readonly<Record<string, ColumnValue>>;
/** Null empties a column. */
export type ColumnChanges = Readonly<Record<string, ColumnValue | null>>;

/**
 * monday.com refuses the whole item for an item name or a long text above its limit. A text column has no limit, but
 * all columns of an item share about 64 KB, so it gets the limit of a long text.
 */
export const crmLimits = { itemName: 255, text: 2_000 } as const;

const label = (text: string) => cutAtWord(oneLine(text), crmLimits.itemName);

/** How each type formats a text. Undefined if the column cannot hold it. */
const forms: Readonly<Record<CrmColumnType, (text: string) => ColumnValue | undefined>> = {
  status: (text) => ({ label: label(text) }),
  date: (text) => ({ date: text }),
  link: (text) => (isWebsiteAddress(text) ? { url: withProtocol(text), text: label(displayAddress(text)) } : undefined),
  text: (text) => cutAtWord(oneLine(text), crmLimits.text),
  long_text: (text) => ({ text: cutAtWord(plainText(text), crmLimits.text) }),
  numbers: (text) => text,
  dropdown: (text) => ({ labels: [label(text)] }),
  email: (text) => ({ email: text, text }),
  phone: countryNumber,
  people: (person) => ({ personsAndTeams: [{ id: Number(person), kind: "person" }] }),
};

/** A text formatted for the column's type; undefined for an empty one, so that the column is not changed. */
export function columnValue(type: CrmColumnType, text: string): ColumnValue | undefined {
  return text.trim() === "" ? undefined : forms[type](text);
}
