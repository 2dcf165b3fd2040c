import type { ColumnValues } from "./column-value.ts";
import type { CrmColumns, CrmField } from "./crm-columns.ts";
import type { CrmPayload } from "./crm-payload.ts";

/** They never follow from a change of the lead, and the firm moves them as it works on it. */
const leftToTheFirm = ["stage", "date", "followUpDate"] as const satisfies readonly CrmField[];

/** What an item that exists is told when its lead changes, its name among it. */
export function crmChanges({ itemName, columnValues }: CrmPayload, columns: CrmColumns): ColumnValues {
  const left = new Set(leftToTheFirm.map((field) => columns[field]?.id));
  const changes = Object.entries(columnValues).filter(([id]) => !left.has(id));
  return { ...Object.fromEntries(changes), name: itemName };
}
