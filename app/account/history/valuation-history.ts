import type { Reminder } from "#domain/leads/private-page/reminder.ts";
import type { Scenario } from "#domain/leads/private-page/scenarios.ts";
import type { Snapshot } from "#domain/leads/private-page/snapshots.ts";
import type { OwnedShare } from "#domain/sharing/share.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";

/** What the owner's page shows. Times in epoch milliseconds. */
export type ValuationHistory = {
  readonly id: string;
  readonly company: string;
  readonly valuedAt: number;
  readonly inputs: FinancialInputs;
  readonly valuation: Valuation;
  /** Oldest first. */
  readonly snapshots: readonly [Snapshot, ...Snapshot[]];
  readonly scenarios: readonly Scenario[];
  /** Newest first. */
  readonly shares: readonly OwnedShare[];
  /** The first and the last day on which a new link can end. */
  readonly days: { readonly first: string; readonly last: string };
  /** Whether the owner entered anything that these parts of a link would show. */
  readonly entered: { readonly addBacks: boolean; readonly proceeds: boolean };
  readonly reminder?: Reminder;
  /** The follow-up emails that the owner agreed to, while any may still come. */
  readonly emails?: { readonly agreedAt: number; readonly left: number };
  /** The address itself stays on the server. */
  readonly hasEmail: boolean;
};

/** What a part of the owner's page gets. */
export type PartProps<Field extends keyof ValuationHistory> = {
  /** Path of the page, which also handles the forms. */
  readonly path: string;
  readonly history: Pick<ValuationHistory, Field>;
  /** Says what the last form did. */
  readonly search: URLSearchParams;
};
