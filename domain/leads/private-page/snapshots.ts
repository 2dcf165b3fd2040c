import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { longDate } from "#domain/time/long-date.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { shareOf } from "#domain/valuation/text/money.ts";

/** The figures of one day, as they were shown then. */
export type Snapshot = {
  /** Epoch milliseconds by our clock. */
  readonly at: number;
  readonly inputs: FinancialInputs;
  readonly ebitda: number;
  readonly multiple: number;
  readonly value: number;
  /**
   * The snapshot before, by the formula of this one. It tells what the owner changed from what the formula changed.
   * Missing in the first.
   */
  readonly before?: { readonly multiple: number; readonly value: number };
};

type Dated = Pick<Lead, "createdAt" | "valuedAt" | "financialInputs" | "valuation" | "snapshots">;

const maxSnapshots = 60;

const figuresOf = ({ ebitda, multiple, adjustedValuation }: Valuation) => ({
  ebitda,
  multiple,
  value: adjustedValuation,
});

/** Every snapshot, oldest first; the last one has the figures of today. */
export function snapshotsOf(lead: Dated): readonly [Snapshot, ...Snapshot[]] {
  const [first, ...later] = lead.snapshots ?? [];
  if (first) return [first, ...later];
  return [{ at: valuationDate(lead), inputs: lead.financialInputs, ...figuresOf(lead.valuation) }];
}

/**
 * The snapshots after a change of figures. A change on the day of the last snapshot replaces it, but the first is
 * never replaced. Beyond the limit the oldest after the first is dropped.
 */
export function addSnapshot(
  existing: Dated,
  changed: { readonly at: number; readonly inputs: FinancialInputs; readonly valuation: Valuation },
  timeZone: string,
): readonly Snapshot[] {
  const [first, ...later] = snapshotsOf(existing);
  const last = later.at(-1);
  const isSameDay = last !== undefined && longDate(last.at, timeZone) === longDate(changed.at, timeZone);
  const kept = isSameDay ? later.slice(0, -1) : later;
  const next: Snapshot = {
    at: changed.at,
    inputs: changed.inputs,
    ...figuresOf(changed.valuation),
    before: beforeOf(kept.at(-1) ?? first),
  };
  return [first, ...[...kept, next].slice(1 - maxSnapshots)];
}

function beforeOf({ inputs }: Snapshot): NonNullable<Snapshot["before"]> {
  const { multiple, adjustedValuation } = calculateValuation(inputs);
  return { multiple, value: adjustedValuation };
}

/** Those that the owner can remove: not the first, which never changes, and not the last, which has today's figures. */
export const removableSnapshots = (snapshots: readonly Snapshot[]): readonly Snapshot[] => snapshots.slice(1, -1);

/** The snapshots without the one of that moment. The one after it is then compared with the one before. */
export function removeSnapshot(snapshots: readonly Snapshot[], at: number): readonly Snapshot[] {
  if (!removableSnapshots(snapshots).some((snapshot) => snapshot.at === at)) return snapshots;
  const kept = snapshots.filter((snapshot) => snapshot.at !== at);
  const index = kept.findIndex((snapshot) => snapshot.at > at);
  const earlier = kept[index - 1];
  return kept.map((snapshot, place) =>
    place === index && earlier ? { ...snapshot, before: beforeOf(earlier) } : snapshot,
  );
}

/** Why the value changed, in whole dollars that add up to the total. */
export type SnapshotChange = {
  readonly total: number;
  /** More or less EBITDA, at the old multiple. */
  readonly fromProfit: number;
  /** The new multiple, on the new EBITDA. */
  readonly fromMultiple: number;
  /** A changed formula, on the owner's old figures. */
  readonly fromFormula: number;
};

export function snapshotChange(earlier: Snapshot, later: Snapshot): SnapshotChange {
  const before = later.before ?? earlier;
  const atOldMultiple = shareOf(later.ebitda, before.multiple);
  return {
    total: later.value - earlier.value,
    fromProfit: atOldMultiple - before.value,
    fromMultiple: later.value - atOldMultiple,
    fromFormula: before.value - earlier.value,
  };
}

/** Why the value changed from the first snapshot to the last. */
export function totalChange([first, ...later]: readonly [Snapshot, ...Snapshot[]]): SnapshotChange {
  let before = first;
  let sum: SnapshotChange = { total: 0, fromProfit: 0, fromMultiple: 0, fromFormula: 0 };
  for (const snapshot of later) {
    const change = snapshotChange(before, snapshot);
    sum = {
      total: sum.total + change.total,
      fromProfit: sum.fromProfit + change.fromProfit,
      fromMultiple: sum.fromMultiple + change.fromMultiple,
      fromFormula: sum.fromFormula + change.fromFormula,
    };
    before = snapshot;
  }
  return sum;
}
