import { readStoredLead } from "#contracts/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { type InputKey, inputKeys } from "#domain/valuation/financial-inputs.ts";
import type { LeadEntry } from "#server/store/leads/lead-listing.ts";
import { csvRow } from "./csv.ts";
import { deliveryOf } from "./delivery-state.ts";
import { purchaseSummary } from "./purchase-summary.ts";

export type Cell = string | number | undefined;
type Column = readonly [title: string, of: (entry: Entry) => Cell];

const iso = (at: number) => new Date(at).toISOString();

/** `recurring_revenue`. */
const columnName = (key: InputKey) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inputColumn = (key: InputKey): Column => [columnName(key), ({ lead }) => lead?.financialInputs[key]];
const [profitKey, ...otherKeys] = inputKeys;

/** The columns of the file, in this order. */
const columns: readonly Column[] = [
  ["id", ({ row }) => row.id],
  ["created_at", ({ row }) => iso(row.created_at)],
  ["updated_at", ({ row }) => iso(row.updated_at)],
  ["score", ({ row }) => row.score],
  ["value", ({ row }) => row.value],
  ["low", ({ lead }) => lead?.valuation.conservativeValue],
  ["high", ({ lead }) => lead?.valuation.optimisticValue],
  ["company", ({ row }) => row.company],
  ["website", ({ row }) => row.website],
  ["industry", ({ row }) => row.industry],
  ["industry_group", ({ profile }) => profile?.industryGroup],
  ["business_model", ({ profile }) => profile?.businessModel],
  ["location", ({ profile }) => profile?.location],
  ["email", ({ row }) => row.email ?? ""],
  ["phone", ({ row }) => row.phone ?? ""],
  ...(profitKey ? [inputColumn(profitKey)] : []),
  ["ebitda", ({ lead }) => lead?.valuation.ebitda],
  ["multiple", ({ lead }) => lead?.valuation.multiple],
  ...otherKeys.map(inputColumn),
  ["utm_source", ({ lead }) => lead?.utm.source],
  ["utm_medium", ({ lead }) => lead?.utm.medium],
  ["utm_campaign", ({ lead }) => lead?.utm.campaign],
  ["referrer", ({ lead }) => lead?.referrer],
  ["reports", ({ row }) => purchaseSummary(row.purchases)],
  ["crm_state", ({ row }) => deliveryOf(row.job).state],
  ["crm_item", ({ row }) => deliveryOf(row.job).item],
];

type Entry = {
  readonly row: ExportedRow;
  readonly lead: ReturnType<typeof readStoredLead>;
  readonly profile: ReturnType<typeof leadProfileOf> | undefined;
};

export const exportTitles: readonly string[] = columns.map(([title]) => title);

type ExportedRow = Pick<LeadEntry, "id" | "created_at" | "updated_at" | "score" | "value" | "company" | "website"> &
  Pick<LeadEntry, "industry" | "email" | "phone" | "record" | "job" | "purchases">;

/** A record that this version cannot parse still has its row, with what the table's columns hold. */
export function exportCells(row: ExportedRow): readonly Cell[] {
  const lead = readStoredLead(row.record ?? "");
  const entry = { row, lead, profile: lead && leadProfileOf(lead) };
  return columns.map(([, of]) => of(entry));
}

/** Rows in chunks: one write per lead would be most of the work. */
const rowsInPiece = 200;

/** The file's text in chunks, so that a million leads need no more memory than one. */
export async function* leadsAsCsv(
  leads: AsyncIterable<ExportedRow>,
  { bom }: { readonly bom: boolean },
): AsyncGenerator<string> {
  let piece = (bom ? "\ufeff" : "") + csvRow(exportTitles);
  let rows = 0;
  for await (const row of leads) {
    piece += csvRow(exportCells(row));
    rows += 1;
    if (rows % rowsInPiece !== 0) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
