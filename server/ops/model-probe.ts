import type { Log } from "./log.ts";
import type { Vendor, VendorHealthTracker } from "./vendor-health.ts";

type Settings = {
  readonly vendors: VendorHealthTracker;
  readonly vendor: Vendor;
  /** A small question. It must not throw. */
  readonly answers: () => Promise<boolean>;
  /** The first answer ends the asking, so an outage costs one. */
  readonly everyMs: number;
  readonly log: Pick<Log, "info">;
};
export type ModelProbe = { stop(): void };

/**
 * Deliveries are tried again until they arrive, but the model and the payment provider are asked for visitors only: after a failure nobody
 * may come for hours. So as long as such a vendor is silent, we ask whether it is back. One that answers without use, or that fails
 * visitors again after a small answer, is left to the next of them: such a question does not tell.
 */
export function startModelProbe({ vendors, vendor, answers, everyMs, log }: Settings): ModelProbe {
  let asking = false;

  async function look(): Promise<void> {
    const seen = vendors.state(vendor);
    if (asking || seen.state !== "failing" || !seen.canProbe) return;
    asking = true;
    const isBack = await answers().finally(() => {
      asking = false;
    });
    if (!isBack) return;
    vendors.probed(vendor);
    log.info({ vendor }, "a vendor answers again");
  }

  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
