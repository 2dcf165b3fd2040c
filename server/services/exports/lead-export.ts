import { readStoredLead } from "#contracts/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { type InputKey, inputKeys } from "#domain/valuation/financial-inputs.ts";
import type { LeadEntry } from "#server/store/leads/lead-listing.ts";
import { type Cell, csvFile } from "./csv.ts";
import { deliveryOf } from "./delivery-state.ts";
import { purchaseSummary } from "./purchase-summary.ts";

type Column = readonly [title: string, of: (entry: Entry) => Cell];

const iso = (at: number) => new Date(at).toISOString();

/** `recurring_revenue`. */
const columnName = (key: InputKey) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inputColumn = (key: InputKey): Column => [columnName(key), ({ lead }) => lead?.financialInputs[key]];
const [profitKey, ...otherKeys] = inputKeys;

/** The columns of the operator's file, in this order: names for programs, times in UTC. */
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
  ["partner_site", ({ lead }) => lead?.partnerSite?.name],
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

const exportTitles: readonly string[] = columns.map(([title]) => title);

type ExportedRow = Pick<LeadEntry, "id" | "created_at" | "updated_at" | "score" | "value" | "company" | "website"> &
  Pick<LeadEntry, "industry" | "email" | "phone" | "record" | "job" | "purchases">;

/** A record that this version cannot parse still has its row, with what the table's columns hold. */
function exportCells(row: ExportedRow): readonly Cell[] {
  const lead = readStoredLead(row.record ?? "");
  const entry = { row, lead, profile: lead && leadProfileOf(lead) };
  return columns.map(([, of]) => of(entry));
}

/** The file's text, so that a million leads need no more memory than one. */
export function leadsAsCsv(
  leads: AsyncIterable<ExportedRow>,
  options: { readonly bom: boolean },
): AsyncGenerator<string> {
  return csvFile(exportTitles, cellsOf(leads), options);
}

async function* cellsOf(leads: AsyncIterable<ExportedRow>): AsyncGenerator<readonly Cell[]> {
  for await (const row of leads) yield exportCells(row);
}
