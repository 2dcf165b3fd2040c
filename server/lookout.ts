import type { Answering } from "./gateways/openai.ts";
import type { Log } from "./log.ts";
import type { VendorHealthTracker } from "./vendor-health.ts";

/** An alarm ends soon after its reason. The first answer ends the asking, so an outage costs one. */
const everyMs = 5_000;

type Settings = {
  readonly vendors: VendorHealthTracker;
  readonly model: Answering;
  readonly log: Pick<Log, "info">;
};
export type Lookout = { stop(): void };

/**
 * Deliveries are tried again until they arrive, but the model is asked for visitors only: after a failure nobody may come for
 * hours, and nobody can while the store is away. So as long as it is silent, we ask whether it is back. One that answers
 * without use, or that fails visitors again after a small answer, is left to the next of them: such a question does not tell.
 */
export function lookOut({ vendors, model, log }: Settings): Lookout {
  let asking = false;

  async function look(): Promise<void> {
    const seen = vendors.state("analysis");
    if (asking || seen.state !== "failing" || !seen.canProbe) return;
    asking = true;
    const isBack = await model.answers().finally(() => {
      asking = false;
    });
    if (!isBack) return;
    vendors.probed("analysis");
    log.info("the model answers again");
  }

  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
