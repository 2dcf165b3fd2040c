import type { ColumnValues } from "./column-value.ts";
import type { CrmColumns, CrmField } from "./crm-columns.ts";
import type { CrmPayload } from "./crm-payload.ts";

/** Never changed after creation: the firm edits these as it works on the lead. */
const ownedByFirm = ["stage", "date", "followUpDate"] as const satisfies readonly CrmField[];

/** The column values, including the name, of an existing item when its lead changes. */
export function crmChanges({ itemName, columnValues }: CrmPayload, columns: CrmColumns): ColumnValues {
  const left = new Set(ownedByFirm.map((field) => columns[field]?.id));
  const changes = Object.entries(columnValues).filter(([id]) => !left.has(id));
  return { ...Object.fromEntries(changes), name: itemName };
}
