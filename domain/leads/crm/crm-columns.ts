/** The column types of a monday.com board that a lead is written to. */
export type CrmColumnType =
  | "status"
  | "date"
  | "link"
  | "text"
  | "long_text"
  | "numbers"
  | "dropdown"
  | "email"
  | "phone"
  | "people";

/** A column: its id on the board, its type, and its title. */
export type CrmColumn = { readonly id: string; readonly type: CrmColumnType; readonly title: string };

/**
 * The columns of a board, by field. The ids are settings, because every board has its own (Column menu → Settings →
 * Copy column ID); these defaults are the ids of a board that is laid out in this order.
 */
export const defaultCrmColumns = {
  stage: { id: "status", type: "status", title: "Stage" },
  date: { id: "date4", type: "date", title: "Date" },
  company: { id: "text", type: "text", title: "Company" },
  website: { id: "link", type: "link", title: "Website" },
  industry: { id: "text1", type: "text", title: "Industry" },
  industryGroup: { id: "dropdown", type: "dropdown", title: "Industry group" },
  ebitda: { id: "numbers", type: "numbers", title: "EBITDA" },
  revenue: { id: "numbers1", type: "numbers", title: "Revenue" },
  sde: { id: "numbers2", type: "numbers", title: "SDE" },
  valuation: { id: "numbers3", type: "numbers", title: "Valuation" },
  growth: { id: "numbers4", type: "numbers", title: "Growth" },
  businessModel: { id: "text2", type: "text", title: "Business model" },
  positives: { id: "long_text", type: "long_text", title: "Positive aspects" },
  negatives: { id: "long_text1", type: "long_text", title: "Negative aspects" },
  notes: { id: "long_text2", type: "long_text", title: "Notes" },
  nextAction: { id: "text3", type: "text", title: "Next action" },
  followUpDate: { id: "date", type: "date", title: "Follow-up" },
  email: { id: "email", type: "email", title: "E-mail" },
  phone: { id: "phone", type: "phone", title: "Phone" },
  result: { id: "link1", type: "link", title: "Result" },
  owner: { id: "person", type: "people", title: "Owner" },
} as const satisfies Readonly<Record<string, CrmColumn>>;

export type CrmField = keyof typeof defaultCrmColumns;
/** A column that the board does not have is null. Notes are required: deliveries find their item by them. */
export type CrmColumns = { readonly [Field in CrmField]: CrmColumn | (Field extends "notes" ? never : null) };

/** Only on boards whose settings name them; the notes contain the same. */
const optionalFields: readonly CrmField[] = ["result"];

export const crmFields = Object.keys(defaultCrmColumns) as readonly CrmField[];

/** Ids of the firm's own board; null for a column it does not have. */
export type CrmColumnIds = { readonly [Field in CrmField]?: string | (Field extends "notes" ? never : null) };

/** The default columns with the firm's ids. */
export function crmColumns(ids: CrmColumnIds = {}): CrmColumns {
  const columns = crmFields.map((field) => {
    const { [field]: id = optionalFields.includes(field) ? null : defaultCrmColumns[field].id } = ids;
    return [field, id === null ? null : { ...defaultCrmColumns[field], id }];
  });
  return Object.fromEntries(columns) as CrmColumns;
}
