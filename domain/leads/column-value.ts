import { isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import type { CrmColumnType } from "./crm-columns.ts";
import { countryNumber } from "./phone.ts";
import { cutAtWord, oneLine, plainText } from "./plain-text.ts";

/** What a column takes inside `column_values`, in the form of its type. */
export type ColumnValue =
  | string
  | { readonly label: string }
  | { readonly date: string }
  | { readonly url: string; readonly text: string }
  | { readonly text: string }
  | { readonly labels: readonly string[] }
  | { readonly email: string; readonly text: string }
  | { readonly phone: string; readonly countryShortName: string };

export type ColumnValues = Readonly<Record<string, ColumnValue>>;

/**
 * monday.com refuses the whole item for an item name or a long text above its limit. A text column has no limit of its
 * own but all columns of an item share some 64 KB, so it is held to the limit of a long text.
 */
export const crmLimits = { itemName: 255, text: 2_000 } as const;

const label = (text: string) => cutAtWord(oneLine(text), crmLimits.itemName);

/** How each type writes a text. Undefined where the text is nothing that the column could hold. */
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
};

/** A text as the column's type takes it; undefined for nothing, so that the column is left alone. */
export function columnValue(type: CrmColumnType, text: string): ColumnValue | undefined {
  return text.trim() === "" ? undefined : forms[type](text);
}
