import { boardLabels } from "#domain/desk/leads/stages.ts";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { type FieldPlaces, fieldPlaces, type StageNames } from "./crm-maps.ts";

/** What HubSpot and Salesforce have places for without being asked; everything else is in the description. */
export const hubspotDefaults = {
  stages: boardLabels,
  properties: fieldPlaces({
    notes: "description",
    valuation: "amount",
    nextAction: "hs_next_step",
    followUpDate: "amiva_follow_up",
  }),
} as const satisfies { readonly stages: StageNames; readonly properties: FieldPlaces };

/** The stages that every Salesforce organization starts with. */
export const salesforceDefaults = {
  stages: {
    new: "Prospecting",
    tried: "Qualification",
    talked: "Needs Analysis",
    meeting: "Value Proposition",
    engaged: "Closed Won",
    notNow: "Closed Lost",
  },
  fields: fieldPlaces({
    notes: "Description",
    valuation: "Amount",
    nextAction: "NextStep",
    followUpDate: "AMIVA_Follow_Up__c",
  }),
} as const satisfies { readonly stages: StageNames; readonly fields: FieldPlaces };

/** The variables, as `server/env.ts` has parsed them. */
type CrmVariables = {
  readonly MONDAY_API_TOKEN?: string;
  readonly MONDAY_BOARD_ID?: string;
  readonly MONDAY_API_URL?: string;
  readonly MONDAY_COLUMNS?: ReturnType<typeof crmColumns>;
  readonly MONDAY_TIMEOUT_MS?: number;
  readonly MONDAY_VERIFY_MS?: number;
  readonly MONDAY_DAILY_CALLS?: number;
  readonly MONDAY_LOOK_MS?: number;
  readonly HUBSPOT_ACCESS_TOKEN?: string;
  readonly HUBSPOT_API_URL?: string;
  readonly HUBSPOT_PIPELINE?: string;
  readonly HUBSPOT_STAGES?: StageNames;
  readonly HUBSPOT_PROPERTIES?: FieldPlaces;
  readonly SALESFORCE_LOGIN_URL?: string;
  readonly SALESFORCE_CLIENT_ID?: string;
  readonly SALESFORCE_CLIENT_SECRET?: string;
  readonly SALESFORCE_STAGES?: StageNames;
  readonly SALESFORCE_FIELDS?: FieldPlaces;
  readonly CRM_TIMEOUT_MS?: number;
  readonly CRM_VERIFY_MS?: number;
  readonly CRM_DAILY_CALLS?: number;
  readonly CRM_LOOK_MS?: number;
};

type CommonSettings = {
  readonly timeoutMs: number;
  readonly verifyMs: number;
  readonly dailyCalls: number;
  readonly lookMs: number;
};

/** What every CRM has. `older` are the settings named after monday.com; the newer ones win. */
function common(
  e: CrmVariables,
  dailyCalls: number,
  older: { readonly [Name in keyof CommonSettings]?: number | undefined } = {},
): CommonSettings {
  return {
    timeoutMs: e.CRM_TIMEOUT_MS ?? older.timeoutMs ?? 10_000,
    verifyMs: e.CRM_VERIFY_MS ?? older.verifyMs ?? 120_000,
    dailyCalls: e.CRM_DAILY_CALLS ?? older.dailyCalls ?? dailyCalls,
    lookMs: e.CRM_LOOK_MS ?? older.lookMs ?? 60_000,
  };
}

function mondayOf(e: CrmVariables) {
  if (!e.MONDAY_API_TOKEN || !e.MONDAY_BOARD_ID) return undefined;
  return {
    vendor: "monday",
    token: e.MONDAY_API_TOKEN,
    boardId: e.MONDAY_BOARD_ID,
    apiUrl: e.MONDAY_API_URL,
    columns: e.MONDAY_COLUMNS ?? crmColumns(),
    ...common(e, 1_000, {
      timeoutMs: e.MONDAY_TIMEOUT_MS,
      verifyMs: e.MONDAY_VERIFY_MS,
      dailyCalls: e.MONDAY_DAILY_CALLS,
      lookMs: e.MONDAY_LOOK_MS,
    }),
  } as const;
}

function hubspotOf(e: CrmVariables) {
  if (!e.HUBSPOT_ACCESS_TOKEN) return undefined;
  return {
    vendor: "hubspot",
    token: e.HUBSPOT_ACCESS_TOKEN,
    apiUrl: e.HUBSPOT_API_URL?.replace(/\/+$/, ""),
    pipeline: e.HUBSPOT_PIPELINE ?? "default",
    stages: e.HUBSPOT_STAGES ?? hubspotDefaults.stages,
    properties: e.HUBSPOT_PROPERTIES ?? hubspotDefaults.properties,
    // The smallest plan has 250,000, which all of the firm's apps share.
    ...common(e, 50_000),
  } as const;
}

function salesforceOf(e: CrmVariables) {
  if (!e.SALESFORCE_LOGIN_URL || !e.SALESFORCE_CLIENT_ID || !e.SALESFORCE_CLIENT_SECRET) return undefined;
  return {
    vendor: "salesforce",
    loginUrl: e.SALESFORCE_LOGIN_URL.replace(/\/+$/, ""),
    clientId: e.SALESFORCE_CLIENT_ID,
    clientSecret: e.SALESFORCE_CLIENT_SECRET,
    stages: e.SALESFORCE_STAGES ?? salesforceDefaults.stages,
    fields: e.SALESFORCE_FIELDS ?? salesforceDefaults.fields,
    // The smallest organization has 15,000, which all of the firm's apps share.
    ...common(e, 5_000),
  } as const;
}

/** Every CRM that is set up; there may be one. */
export function crmsOf(e: CrmVariables) {
  return [mondayOf(e), hubspotOf(e), salesforceOf(e)].filter((crm) => crm !== undefined);
}
