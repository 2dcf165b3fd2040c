import { fewestCompared, type StepRow } from "./funnel.ts";
import type { FunnelStep } from "./funnel-steps.ts";

/** What a week says, in at most three sentences (`content/desk/funnel.ts` has the words). */
export type FunnelReading =
  /** The step on the way to a result at which most are lost; `lost` of 100. */
  | { readonly kind: "loss"; readonly step: FunnelStep; readonly lost: number }
  /** The share that changed most among those that can be compared. */
  | { readonly kind: "change"; readonly row: StepRow }
  /** A number that changed, but of too few people to mean anything. */
  | { readonly kind: "few"; readonly row: StepRow };

const onTheWay: readonly FunnelStep[] = ["address", "figures", "result"];

export function funnelReadings(rows: readonly StepRow[]): readonly FunnelReading[] {
  const [loss, change, few] = [largestLoss(rows), largestChange(rows), tooFew(rows)];
  return [
    ...(loss ? [loss] : []),
    ...(change ? [{ kind: "change", row: change } as const] : []),
    ...(few ? [{ kind: "few", row: few } as const] : []),
  ];
}

function largestLoss(rows: readonly StepRow[]): FunnelReading | undefined {
  const [first] = rows
    .filter(({ step }, index) => onTheWay.includes(step) && (rows[index - 1]?.count ?? 0) >= fewestCompared)
    .toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1));
  const lost = Math.round((1 - (first?.share ?? 1)) * 100);
  return first && lost > 0 ? { kind: "loss", step: first.step, lost } : undefined;
}

function largestChange(rows: readonly StepRow[]): StepRow | undefined {
  const size = ({ change }: StepRow) => (change?.unit === "points" ? Math.abs(change.by) : 0);
  const [first] = rows.toSorted((a, b) => size(b) - size(a));
  // Half a point is a rounding, not a change.
  return first && size(first) >= 0.5 ? first : undefined;
}

function tooFew(rows: readonly StepRow[]): StepRow | undefined {
  return rows.findLast(({ count, before, change }) => change === undefined && count !== before);
}
