import type { Health, VendorHealth } from "#contracts/health.ts";
import type { Deps } from "#server/deps.ts";
import { checkStore, type StoreCheck } from "#server/store/store-health.ts";
import { errorCode } from "./error-code.ts";
import { integrationStatus } from "./integration-status.ts";
import { isConfigured, type Vendor, vendors } from "./vendor-health.ts";
import { version } from "./version.ts";
import { withTimeout } from "./with-timeout.ts";

/** The store is asked at most once in this time, however often health is requested. */
const cacheMs = 1_000;
/** Health checks give up after a few seconds: a store that hangs must not delay the answer. */
const limitMs = 2_000;

type StoreHealth = Pick<Health, "store" | "queue">;
type Parts = Pick<Deps, "env" | "log" | "lifecycle" | "store" | "vendors">;

/**
 * Everything known about the site's health. It names vendors and the queue, so only the private port shows all of it.
 */
export function createHealthCheck(parts: Parts, now: () => number = Date.now): () => Promise<Health> {
  const { env, lifecycle } = parts;
  const storeHealth = cachedStoreHealth(parts, now);
  return async () => {
    const { store, queue } = await storeHealth();
    const states = vendorStates(parts);
    const failing = vendors.filter((vendor) => states[vendor].state === "failing");
    const trouble = [...(store === "ok" ? [] : ["store"]), ...failing];
    return {
      version,
      status: statusOf(lifecycle.isDraining(), store, trouble),
      trouble,
      store,
      queue,
      vendors: states,
      configured: Object.fromEntries(integrationStatus(env).map(({ name, on }) => [name, on])),
    };
  };
}

/** Visitors are served and their data is stored. */
export const isServing = ({ status }: Pick<Health, "status">) => status === "ok" || status === "degraded";

function statusOf(isDraining: boolean, store: Health["store"], trouble: readonly string[]): Health["status"] {
  if (isDraining) return "draining";
  if (store !== "ok") return "unavailable";
  return trouble.length > 0 ? "degraded" : "ok";
}

function vendorStates({ env, vendors: watch }: Parts): Health["vendors"] {
  const stateOf = (vendor: Vendor): VendorHealth => {
    if (!isConfigured(env, vendor)) return { state: "off" };
    const seen = watch.state(vendor);
    return seen.state === "failing"
      ? { state: "failing", failingSeconds: Math.floor(seen.sinceMs / 1_000) }
      : { state: seen.state };
  };
  return {
    analysis: stateOf("analysis"),
    crm: stateOf("crm"),
    mail: stateOf("mail"),
    payments: stateOf("payments"),
    paymentEvents: stateOf("paymentEvents"),
  };
}

function cachedStoreHealth({ store, log }: Parts, now: () => number): () => Promise<StoreHealth> {
  let kept: { readonly at: number; readonly found: Promise<StoreHealth> } | undefined;

  async function readStoreHealth(at: number): Promise<StoreHealth> {
    try {
      const { state, ...found } = await withTimeout(limitMs, checkStore(store, { now: at }));
      if (state === "readOnly") log.error("store is read-only");
      return { store: state, queue: queueHealth(found, at) };
    } catch (error) {
      log.error({ code: errorCode(error) }, "store does not answer");
      return { store: "unavailable", queue: null };
    }
  }

  return () => {
    const at = now();
    if (!kept || Math.abs(at - kept.at) >= cacheMs) kept = { at, found: readStoreHealth(at) };
    return kept.found;
  };
}

function queueHealth({ depth, heldBack }: Omit<StoreCheck, "state">, now: number): Health["queue"] {
  const { waiting, dead, oldestSince } = depth;
  return { waiting, heldBack, dead, oldestSeconds: Math.max(0, Math.floor((now - (oldestSince ?? now)) / 1_000)) };
}
