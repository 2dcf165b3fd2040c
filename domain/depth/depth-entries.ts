import type { AddBackEntries } from "./add-backs.ts";
import type { GoalEntries } from "./goal-price.ts";
import type { ProceedsEntries } from "./proceeds.ts";
import type { ReadinessEntries } from "./sale-readiness.ts";

/** What the owner entered below the estimate, panel by panel. Nothing here changes the estimate. */
export type DepthEntries = {
  readonly addBacks?: AddBackEntries;
  readonly proceeds?: ProceedsEntries;
  readonly readiness?: ReadinessEntries;
  readonly goal?: GoalEntries;
};
export type DepthPanel = keyof DepthEntries;
export const depthPanels = ["addBacks", "proceeds", "readiness", "goal"] as const satisfies readonly DepthPanel[];

/** Saving a panel replaces that panel; the others stay. */
export function mergeDepth(existing: DepthEntries = {}, later: DepthEntries = {}): DepthEntries {
  return { ...existing, ...later };
}
