import { listWebhooks } from "#server/store/events/webhooks.ts";
import { webhookKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";

/** How long an answer is used. A webhook that was just added waits that long for its first event. */
const keptMs = 1_000;

/**
 * Whether a kind of delivery is in use: every capture wakes all lanes, and most sites have few webhooks or none. All
 * lanes share one look at the webhooks.
 */
export function createLaneUse(
  store: Pick<Store, "db">,
  now: () => number = Date.now,
): (kind: string) => Promise<boolean> {
  let known: { readonly at: number; readonly kinds: Promise<ReadonlySet<string>> } | undefined;
  const kindsInUse = async (): Promise<ReadonlySet<string>> =>
    new Set((await listWebhooks(store)).map(({ slot }) => webhookKinds[slot] ?? ""));
  return async (kind) => {
    if (!(webhookKinds as readonly string[]).includes(kind)) return true;
    if (!known || Math.abs(now() - known.at) > keptMs) known = { at: now(), kinds: kindsInUse() };
    const current = known;
    try {
      return (await current.kinds).has(kind);
    } catch (error) {
      if (known === current) known = undefined;
      throw error;
    }
  };
}
