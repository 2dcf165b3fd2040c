import type { Log } from "./log.ts";
import type { Vendor, VendorHealthTracker } from "./vendor-health.ts";

type Settings = {
  readonly vendors: VendorHealthTracker;
  readonly vendor: Vendor;
  /** A small request. It must not throw. */
  readonly answers: () => Promise<boolean>;
  /** The first answer ends the probing, so an outage costs one. */
  readonly everyMs: number;
  readonly log: Pick<Log, "info">;
};
export type VendorProbe = { stop(): void };

/**
 * Deliveries are retried until they succeed, but the model and the payment provider are called only for visitors:
 * after a failure there may be none for hours. So while such a vendor is down, we probe it. A vendor whose answers
 * are useless, or that fails visitors again after a successful probe, is not probed: a probe proves nothing then.
 */
export function startVendorProbe({ vendors, vendor, answers, everyMs, log }: Settings): VendorProbe {
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
    log.info({ vendor }, "vendor is back");
  }

  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
