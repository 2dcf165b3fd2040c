import { readCrmSyncState } from "#server/store/jobs/crm-sync-state.ts";
import type { CrmJob } from "#server/store/leads/lead-listing.ts";

/** The state of a delivery, in the words of an operator. */
export type Delivery = {
  readonly state: "none" | "delivered" | "waiting" | "dead";
  /** On the firm's board. */
  readonly item?: string;
  readonly tries?: number;
  /** A code or a few words, never personal data. */
  readonly reason?: string;
};

export function deliveryOf(job: CrmJob | undefined): Delivery {
  if (!job) return { state: "none" };
  const { itemId } = readCrmSyncState(JSON.parse(job.memo));
  const item = itemId === undefined ? {} : { item: itemId };
  // A delivered job may still wait for its verification.
  if (job.settled === job.wanted) return { state: "delivered", ...item };
  const reason = job.last_error === null ? {} : { reason: job.last_error };
  return { state: job.state === "dead" ? "dead" : "waiting", ...item, tries: job.tries, ...reason };
}

/** `delivered 4711`, `waiting`, `waiting, 3 tries: HTTP 503`, `given up: HTTP 400`. */
export function deliveryText({ state, item, tries = 0, reason }: Delivery): string {
  if (state === "none") return "none";
  if (state === "delivered") return item === undefined ? "delivered" : `delivered ${item}`;
  const because = reason === undefined ? "" : `: ${reason}`;
  if (state === "dead") return `given up${because}`;
  const tried = tries === 0 ? "" : `, ${tries} ${tries === 1 ? "try" : "tries"}`;
  return `waiting${tried}${because}`;
}
