import { oneLine } from "#domain/leads/plain-text.ts";

/** Outside text as it is stored. A spreadsheet decodes `_x0041_`; escaping its first underscore keeps it as written. */
export const literally = (text: string) => oneLine(text).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
