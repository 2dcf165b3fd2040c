import { isDeepStrictEqual } from "node:util";
import { boardLabels, type Stage } from "../../domain/desk/leads/stages.ts";
import { crmColumns } from "../../domain/leads/crm/crm-columns.ts";
import { crmDescription } from "../../domain/leads/crm/crm-description.ts";
import { crmPayload, crmRecord, valuationIdIn } from "../../domain/leads/crm/crm-payload.ts";
import { recordName } from "../../domain/leads/crm/crm-record.ts";
import type { CrmVendor } from "../../domain/leads/crm/crm-vendors.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { recordSettingsOf } from "../../server/services/crm-settings.ts";
import { safeText, safeValues } from "../../server/vendors/monday/safe-text.ts";
import { localAddress } from "../../tooling/build/ensure-built.ts";
import type { BoardItem } from "./fakes.ts";
import { leadOfStage, type Visit } from "./ledger.ts";

/** Of the servers in a drill. */
export const boardSettings = {
  ...recordSettingsOf({ siteUrl: localAddress }),
  columns: crmColumns(),
};

/** What must never happen, each with the affected valuations. */
export type Violations = {
  /** Acknowledged, but not in the store. */
  readonly lost: readonly string[];
  /** Stored without acknowledged contact details or corrections, or with values that no one sent. */
  readonly altered: readonly string[];
  /** In the store, but not on the board. */
  readonly undelivered: readonly string[];
  readonly doubled: readonly string[];
  /** On the board in another state than in the store. */
  readonly stale: readonly string[];
  /** On the board, but not in the store. */
  readonly strays: readonly string[];
};

type Expected = {
  readonly vendor?: CrmVendor;
  /** As the desk has stored them, where its members change them; compared with monday.com's. */
  readonly stages?: ReadonlyMap<string, Stage>;
};

/** Compares what was acknowledged with the store, and the store with the board. */
export function violationsOf(
  visits: ReadonlyMap<string, Visit>,
  stored: ReadonlyMap<string, Lead>,
  items: readonly BoardItem[],
  { vendor = "monday", stages = new Map() }: Expected = {},
): Violations {
  const acknowledged = [...visits.values()].filter((visit) => visit.acknowledged >= 0);
  const onBoard = Map.groupBy(items, ({ columns }) => valuationIdIn(columns) ?? "no valuation");
  const leads = [...stored];
  return {
    lost: acknowledged.filter(({ valuationId }) => !stored.has(valuationId)).map(({ valuationId }) => valuationId),
    altered: leads.filter(([id, lead]) => !isOfSomeStage(visits.get(id), lead)).map(([id]) => id),
    undelivered: leads.filter(([id]) => !onBoard.has(id)).map(([id]) => id),
    doubled: [...onBoard].filter(([, copies]) => copies.length > 1).map(([id]) => id),
    stale: leads
      .filter(([id, lead]) => onBoard.get(id)?.some((item) => !shows[vendor](item, lead, stages.get(id))))
      .map(([id]) => id),
    strays: [...onBoard.keys()].filter((id) => !stored.has(id)),
  };
}

/** The stored lead is one of the stages that were sent, and not older than the last one acknowledged. */
function isOfSomeStage(visit: Visit | undefined, lead: Lead): boolean {
  if (!visit) return false;
  const stages = visit.stages.slice(Math.max(0, visit.acknowledged));
  return stages.some((stage) => isDeepStrictEqual(said(leadOfStage(visit, stage)), said(lead)));
}

/** Everything but our own clock and the analysis: these visitors' analysis is not signed, so the site drops it. */
function said({ createdAt: _c, updatedAt: _u, contactAt: _k, businessAnalysis: _a, ...lead }: Lead): Partial<Lead> {
  return lead;
}

const shows: Readonly<Record<CrmVendor, (item: BoardItem, lead: Lead, stage?: Stage) => boolean>> = {
  monday: ({ name, columns }, lead, stage) => {
    const { itemName, columnValues } = crmPayload(lead, boardSettings);
    const changed = stage && { [boardSettings.columns.stage?.id ?? ""]: { label: boardLabels[stage] } };
    return name === safeText(itemName) && isDeepStrictEqual(columns, { ...safeValues(columnValues), ...changed });
  },
  hubspot: ({ name, columns }, lead) => describes(lead, { name, text: columns["description"], limit: 255 }),
  salesforce: ({ name, columns }, lead) => describes(lead, { name, text: columns["Description"], limit: 120 }),
};

type Described = { readonly name: string; readonly text: unknown; readonly limit: number };

function describes(lead: Lead, { name, text, limit }: Described): boolean {
  const record = crmRecord(lead, boardSettings);
  return name === recordName(record, limit) && text === crmDescription(record, (field) => field === "nextAction");
}
