import { z } from "zod";
import { type CrmColumnIds, crmColumns, crmFields } from "#domain/leads/crm/crm-columns.ts";
import { jsonText } from "#server/vendors/crm/crm-maps.ts";

const columnId = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);
const fields = Object.fromEntries(
  crmFields.map((field) => [field, (field === "notes" ? columnId : columnId.nullable()).optional()]),
);

/** `MONDAY_COLUMNS`: the ids of the firm's own board, as JSON. Two fields in one column would overwrite each other. */
export const crmColumnIdsSchema = jsonText
  .pipe(z.strictObject(fields).transform((ids) => crmColumns(ids as CrmColumnIds)))
  .refine((columns) => {
    const used = Object.values(columns).flatMap((column) => (column === null ? [] : [column.id]));
    return new Set(used).size === used.length;
  });
