import type { CrmColumns, CrmColumnType } from "#domain/leads/crm/crm-columns.ts";
import type { CrmFailure } from "#server/vendors/crm/crm-error.ts";

/** Names of our column types in errors: the API's own, their older forms, and class names such as `TextColumn`. */
const publishedTypes: Readonly<Record<string, CrmColumnType>> = {
  status: "status",
  color: "status",
  date: "date",
  link: "link",
  text: "text",
  longtext: "long_text",
  numbers: "numbers",
  numeric: "numbers",
  dropdown: "dropdown",
  email: "email",
  phone: "phone",
  people: "people",
  multipleperson: "people",
};

function columnTypeOf(published: string): CrmColumnType | undefined {
  const name = published
    .toLowerCase()
    .replaceAll(/[-_ ]/g, "")
    .replace(/column$/, "");
  return Object.hasOwn(publishedTypes, name) ? publishedTypes[name] : undefined;
}

/** How many single columns are left out before all the rest: more mean that the board is another one. */
const maxSingle = 5;

type ColumnFailure = Extract<CrmFailure, { readonly kind: "column" }>;
type RefusedWrite = {
  readonly columns: CrmColumns;
  /** Ids of the columns in the refused request. */
  readonly sent: readonly string[];
  /** The number of refusals before. */
  readonly refusals: number;
};

/**
 * The columns to leave out of the next request: the one that the error names, else those of the type it names, else
 * all except the notes. Empty if nothing can be left out: an item without its notes could not be found again.
 */
export function refusedColumns(
  { columnId, columnType }: ColumnFailure,
  { columns, sent, refusals }: RefusedWrite,
): readonly string[] {
  const optional = sent.filter((id) => id !== columns.notes.id && id !== "name");
  if (columnId === columns.notes.id) return [];
  if (refusals >= maxSingle) return optional;
  if (columnId !== undefined && optional.includes(columnId)) return [columnId];
  const type = columnType === undefined ? undefined : columnTypeOf(columnType);
  const ofType = Object.values(columns).flatMap((column) =>
    column !== null && column.type === type && optional.includes(column.id) ? [column.id] : [],
  );
  return columnId === undefined && ofType.length > 0 ? ofType : optional;
}
