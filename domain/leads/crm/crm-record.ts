import { cutAtWord } from "#domain/leads/plain-text.ts";
import type { CrmField } from "./crm-columns.ts";

/** What an item in the CRM is about: a lead, or a message that is about no lead. */
export type CrmSubject = { readonly kind: "lead" | "message"; readonly id: string };

/** A lead or a message as every CRM gets it. Each gateway shapes it for its vendor. */
export type CrmRecord = {
  readonly subject: CrmSubject;
  readonly name: { readonly who: string; readonly what: string };
  /** Days as YYYY-MM-DD, amounts in whole dollars; absent or empty for what there is none of. */
  readonly texts: Readonly<Partial<Record<CrmField, string>>>;
  /** The person's name; the valuation does not ask for it, so a lead with figures has none. */
  readonly person?: string;
};

/** `Northgate Dental – $9.9M`; a long name is cut, never what follows it. */
export function recordName({ name: { who, what } }: Pick<CrmRecord, "name">, limit: number): string {
  return `${cutAtWord(who, limit - what.length)}${what}`;
}

/** Never changed after creation: the firm edits these as it works on the lead. */
const ownedByFirm: readonly string[] = ["stage", "date", "followUpDate"] satisfies readonly CrmField[];

/** What changes on an existing item when its lead does. */
export function crmChanges(record: CrmRecord): CrmRecord {
  return {
    ...record,
    texts: Object.fromEntries(Object.entries(record.texts).filter(([field]) => !ownedByFirm.includes(field))),
  };
}
