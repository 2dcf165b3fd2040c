import type { ValuationWords } from "#content/valuation/industries.ts";
import type { AddBacks } from "#domain/depth/add-backs.ts";
import type { Proceeds } from "#domain/depth/proceeds.ts";
import type { Snapshot } from "#domain/leads/private-page/snapshots.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";

/**
 * What the reader of a shared link sees: the valuation and the parts that the owner ticked. Neither the private id nor
 * a contact detail is among it. Times in epoch milliseconds.
 */
export type SharedValuation = {
  readonly company: string;
  readonly valuedAt: number;
  readonly valuation: Valuation;
  /** The industry's names for the drivers. */
  readonly names?: ValuationWords;
  readonly expiresAt: number;
  readonly addBacks?: AddBacks;
  readonly proceeds?: Proceeds;
  readonly snapshots?: readonly [Snapshot, ...Snapshot[]];
};
