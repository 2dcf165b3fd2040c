import { z } from "zod";
import type { CrmColumnType } from "#domain/leads/crm/crm-columns.ts";

/** What the vendor accepts for a column of each type. Stricter than documented, never laxer. */

const strict = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);
const line = z.string().max(255);

const schemas: Readonly<Record<CrmColumnType, z.ZodType>> = {
  text: z.string().max(64_000),
  long_text: strict({ text: z.string().max(2_000) }),
  numbers: z.string().regex(/^-?\d+(\.\d+)?$/),
  status: strict({ label: line.min(1) }),
  dropdown: strict({ labels: z.array(line.min(1)).min(1) }),
  // Null empties a column.
  date: z.nullable(strict({ date: z.iso.date() })),
  link: strict({ url: z.url({ protocol: /^https?$/ }), text: z.string() }),
  email: strict({ email: z.email(), text: z.string() }),
  phone: strict({ phone: z.string().regex(/^\+?\d{7,15}$/), countryShortName: z.string().regex(/^[A-Z]{2}$/) }),
  people: z.nullable(
    strict({ personsAndTeams: z.array(strict({ id: z.int(), kind: z.enum(["person", "team"]) })).min(1) }),
  ),
};

/** What the vendor calls a type in its errors. */
export const publishedType: Readonly<Record<CrmColumnType, string>> = {
  text: "text",
  long_text: "long-text",
  numbers: "numeric",
  status: "color",
  dropdown: "dropdown",
  date: "date",
  link: "link",
  email: "email",
  phone: "phone",
  people: "multiple-person",
};

export type ColumnFault = { readonly columnId: string; readonly columnType?: CrmColumnType; readonly code: string };

/** The first thing the vendor would refuse, if any. */
export function columnFault(
  values: Readonly<Record<string, unknown>>,
  types: ReadonlyMap<string, CrmColumnType>,
): ColumnFault | undefined {
  for (const [columnId, value] of Object.entries(values)) {
    if (columnId === "name") continue;
    const columnType = types.get(columnId);
    if (columnType === undefined) return { columnId, code: "InvalidColumnIdException" };
    if (!schemas[columnType].safeParse(value).success) return { columnId, columnType, code: "ColumnValueException" };
  }
  return undefined;
}

/** A text with markup is emptied silently. */
const sanitised = (text: string) => (/[<>]/.test(text) ? "" : text);

/** What the board shows and searches of a value. */
export function shownText(value: unknown): string {
  if (typeof value === "string") return sanitised(value);
  if (typeof value !== "object" || value === null) return "";
  if ("labels" in value && Array.isArray(value.labels)) return value.labels.join(", ");
  if ("text" in value && typeof value.text === "string") return sanitised(value.text);
  return String(Object.values(value)[0] ?? "");
}

/** A value as the fragments of a query show it. `changedAt` is absent for a column that is empty. */
export function typedValue(type: CrmColumnType | undefined, value: unknown, changedAt: number | undefined): object {
  const updated_at = changedAt === undefined ? null : new Date(changedAt).toISOString();
  const parts = (value ?? {}) as Record<string, unknown>;
  if (type === "status") return { label: parts["label"] ?? null, updated_at };
  if (type === "date") return { date: parts["date"] ?? "", updated_at };
  if (type !== "people") return {};
  const assigned = (parts["personsAndTeams"] ?? []) as readonly { readonly id: number; readonly kind: string }[];
  return { persons_and_teams: assigned.map(({ id, kind }) => ({ id: String(id), kind })), updated_at };
}
