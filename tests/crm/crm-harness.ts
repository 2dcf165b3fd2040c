import type { Stage } from "#domain/desk/leads/stages.ts";
import type { CrmVendor } from "#domain/leads/crm/crm-vendors.ts";
import type { Crm } from "#server/vendors/crm.ts";
import type { FaultMode } from "#tests/fakes/crm/fault-server.ts";
import { startHubspotHarness } from "./hubspot-harness.ts";
import { startMondayHarness } from "./monday-harness.ts";
import { startSalesforceHarness } from "./salesforce-harness.ts";

/** A gateway on the fake of its vendor, seen in terms that all CRMs share. */
export type CrmHarness = {
  readonly vendor: CrmVendor;
  readonly crm: Crm;
  /** Whether a create that was done twice leaves two items. */
  readonly canDouble: boolean;
  items(): readonly HarnessItem[];
  /** How many contacts and companies there are; a board has none. */
  people(): { readonly contacts: number; readonly companies: number };
  behave(behavior: HarnessBehavior): void;
  /** How often something was requested. */
  asked(operation: HarnessOperation): number;
  /** All requests so far. */
  requests(): number;
  /** Resolves when so many requests for something have arrived since the last reset. */
  arrived(operation: HarnessOperation, number: number): Promise<void>;
  release(): Promise<void>;
  forgetRequests(): void;
  reset(): void;
  stop(): Promise<void>;
  /** What a person does in the CRM, now or at another time of its clock. */
  changeByHand(id: string, change: ByHand, at?: number): void;
  deleteByHand(id: string): void;
  /** The CRM's id of a person: a colleague of the firm, or somebody who is not on the desk. */
  readonly personIds: { readonly colleague: string; readonly stranger: string };
  /** Who is a user there, by email address. */
  setColleague(email: string): void;
};

export type HarnessItem = {
  readonly id: string;
  readonly name: string;
  /** A stage of ours, or the name that the CRM shows. */
  readonly stage: Stage | string;
  /** Empty for nobody. */
  readonly owner: string;
  readonly followUp: string;
  readonly notes: string;
  readonly comments: readonly string[];
};
/** `other`: something that the desk does not have. */
export type ByHand = {
  readonly stage?: Stage | "NDA signed";
  readonly owner?: string;
  readonly followUp?: string;
  readonly name?: string;
};
/** `look`: the search for what was changed. */
export type HarnessOperation = "create" | "update" | "find" | "look" | "comment";
export type HarnessBehavior = {
  readonly mode?: FaultMode;
  readonly times?: number;
  readonly only?: readonly HarnessOperation[];
  readonly lagMs?: number;
  readonly retryInSeconds?: number;
};
export type StartHarness = (now: () => number) => Promise<CrmHarness>;

export const crmHarnesses: Readonly<Record<CrmVendor, StartHarness>> = {
  monday: startMondayHarness,
  hubspot: startHubspotHarness,
  salesforce: startSalesforceHarness,
};
