import { leadExportTitles as titles } from "#content/desk/leads/lead-export.ts";
import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import { deliveryNames } from "#content/desk/leads/leads.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { inputWords } from "#content/valuation/flow.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { isLeadSource } from "#domain/leads/lead-source.ts";
import { stateCodes, stateOf } from "#domain/leads/us-states.ts";
import { dayAndTime } from "#domain/time/calendar.ts";
import { answersOf } from "#domain/valuation/answers.ts";
import { type InputKey, inputKeys, inputQuestions } from "#domain/valuation/financial-inputs.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import { type Delivery, deliveryOf } from "#server/services/exports/delivery-state.ts";
import { purchaseSummary } from "#server/services/exports/purchase-summary.ts";
import { type NoteSummary, noFollowUp } from "#server/store/desk/leads/lead-fields.ts";
import type { DeskLeadRow } from "#server/store/desk/leads/lead-rows.ts";

/** A day is YYYY-MM-DD, a time epoch milliseconds. */
type Kind = "text" | "number" | "money" | "day" | "time";
type Value = string | number | undefined;
type Entry = {
  readonly row: ExportedLead;
  readonly lead: ReturnType<typeof readStoredLead>;
  readonly profile: ReturnType<typeof leadProfileOf> | undefined;
};
type Column = readonly [title: string, kind: Kind, of: (entry: Entry) => Value];

export type ExportedLead = DeskLeadRow & {
  readonly notes: NoteSummary | undefined;
  /** The name of the colleague who has the lead. */
  readonly owner: string | undefined;
};

/** The private link's id is not among them: a file is passed on more easily than the desk. */
const columns: readonly Column[] = [
  [titles.company, "text", ({ row }) => row.company],
  [titles.website, "text", ({ row }) => displayAddress(row.website)],
  [titles.industry, "text", ({ row }) => row.industry],
  [titles.state, "text", ({ row }) => stateName(row.us_state)],
  [titles.stage, "text", ({ row }) => stageNames[row.stage]],
  [titles.owner, "text", ({ row }) => row.owner],
  [titles.followUp, "day", ({ row }) => (row.follow_up_on === noFollowUp ? undefined : row.follow_up_on)],
  [titles.call, "time", ({ row }) => row.call?.startsAt],
  [titles.notes, "number", ({ row }) => row.notes?.count ?? 0],
  [titles.lastNote, "text", ({ row }) => row.notes?.last],
  [titles.score, "number", ({ row }) => row.score || undefined],
  [titles.email, "text", ({ row }) => row.email ?? undefined],
  [titles.phone, "text", ({ row }) => row.phone ?? undefined],
  // 0 for a lead without a valuation.
  [titles.value, "money", ({ row }) => row.value || undefined],
  [titles.low, "money", ({ lead }) => lead?.valuation.conservativeValue],
  [titles.high, "money", ({ lead }) => lead?.valuation.optimisticValue],
  ...inputKeys.map(inputColumn),
  [titles.ebitda, "money", ({ lead }) => lead?.valuation.ebitda],
  [titles.multiple, "number", ({ lead }) => lead?.valuation.multiple],
  [titles.businessModel, "text", ({ profile }) => profile?.businessModel],
  [titles.location, "text", ({ profile }) => profile?.location],
  [titles.source, "text", ({ row }) => (isLeadSource(row.source) ? leadSourceNames[row.source] : undefined)],
  [titles.partnerSite, "text", ({ lead }) => lead?.partnerSite?.name],
  [titles.utm.source, "text", ({ lead }) => lead?.utm.source],
  [titles.utm.medium, "text", ({ lead }) => lead?.utm.medium],
  [titles.utm.campaign, "text", ({ lead }) => lead?.utm.campaign],
  [titles.referrer, "text", ({ lead }) => lead?.referrer],
  [titles.purchase, "text", ({ row }) => purchaseSummary(row.purchases, editionName)],
  [titles.delivery, "text", ({ row }) => deliveryWords[deliveryOf(row.job).state]],
  [titles.item, "text", ({ row }) => deliveryOf(row.job).item],
  [titles.received, "time", ({ row }) => row.created_at],
  [titles.changed, "time", ({ row }) => Math.max(row.updated_at, row.stage_at, row.owner_at, row.follow_up_at)],
];

function inputColumn(key: InputKey): Column {
  const { label } = inputWords[key];
  const { kind } = inputQuestions[key];
  if (kind === "profit") return [label, "money", ({ lead }) => lead?.financialInputs[key]];
  if (kind === "percent") return [titles.percent(label), "number", ({ lead }) => lead?.financialInputs[key]];
  return [label, "text", ({ lead }) => lead && answersOf(lead.financialInputs).find((each) => each.key === key)?.text];
}

function stateName(stored: string): string | undefined {
  const code = stateCodes.find((each) => each === stored);
  return code && stateOf(code).name;
}

const deliveryWords: Readonly<Record<Delivery["state"], string | undefined>> = {
  none: undefined,
  delivered: deliveryNames.arrived,
  waiting: deliveryNames.waiting,
  dead: deliveryNames.failed,
};

const numberFormats: Readonly<Record<Kind, { readonly width: number; readonly numFmt?: string }>> = {
  text: { width: 24 },
  number: { width: 12 },
  money: { width: 16, numFmt: "$#,##0" },
  day: { width: 14, numFmt: "mmm d, yyyy" },
  time: { width: 22, numFmt: "mmm d, yyyy h:mm AM/PM" },
};

export const exportTitles: readonly string[] = columns.map(([title]) => title);
export const sheetColumns = columns.map(([header, kind]) => ({ header, ...numberFormats[kind] }));

/** A record that this version cannot parse still has its row, with what the table's columns hold. */
function valuesOf(row: ExportedLead): readonly (readonly [Kind, Value])[] {
  const lead = readStoredLead(row.record);
  const entry = { row, lead, profile: lead && leadProfileOf(lead) };
  return columns.map(([, kind, of]) => [kind, of(entry)]);
}

/** Days and times as spreadsheets read them from a text. */
export function csvCells(row: ExportedLead, timeZone: string): readonly Value[] {
  return valuesOf(row).map(([kind, value]) =>
    kind === "time" && typeof value === "number" ? dayAndTime(value, timeZone) : value,
  );
}

/** Days and times as dates. A workbook's dates have no time zone, so they are given as if the firm's were UTC. */
export function sheetCells(row: ExportedLead, timeZone: string): (string | number | Date | null)[] {
  return valuesOf(row).map(([kind, value]) => {
    if (kind === "time" && typeof value === "number")
      return new Date(`${dayAndTime(value, timeZone).replace(" ", "T")}Z`);
    return kind === "day" && typeof value === "string" ? new Date(`${value}T00:00Z`) : (value ?? null);
  });
}
