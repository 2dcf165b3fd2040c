import { Hono } from "hono";
import { errorTable } from "#contracts/error-table.ts";
import type { Health, VendorHealth } from "#contracts/health.ts";
import { configured } from "#server/configured.ts";
import type { Deps } from "#server/deps.ts";
import { errorCode } from "#server/error-code.ts";
import { type Probed, probe } from "#server/store/probe.ts";
import { type Vendor, vendors } from "#server/vendor-health.ts";
import { within } from "#server/within.ts";

/** Whoever asks, and however often, the store is asked once in so long. */
const keepMs = 1_000;
/** Health checks give up after a few seconds: a store that hangs must not make us silent. */
const limitMs = 2_000;

type StoreHealth = Pick<Health, "store" | "queue">;

/**
 * `/` is for people and alarms. `/live` says that the process answers: restart it if not. `/ready` says whether to send it
 * visitors. Neither asks the store or a vendor: a restart would not mend those, and without them the pages are still served,
 * while every instance would leave the proxy at once.
 */
export function healthApi(deps: Deps, now: () => number = Date.now) {
  const { env, lifecycle } = deps;
  const look = keptLook(deps, now);
  return new Hono()
    .get("/", async (context) => {
      const { store, queue } = await look();
      const states = vendorStates(deps);
      const failing = vendors.filter((vendor) => states[vendor].state === "failing");
      const trouble = [...(store === "ok" ? [] : ["store"]), ...failing];
      const health: Health = {
        status: statusOf(lifecycle.isDraining(), store, trouble),
        trouble,
        store,
        queue,
        vendors: states,
        configured: Object.fromEntries(configured(env).map(({ name, on }) => [name, on])),
      };
      const isWell = health.status === "ok" || health.status === "degraded";
      return context.json(health, isWell ? 200 : errorTable.unavailable.status);
    })
    .get("/live", (context) => context.json({ status: "ok" }))
    .get("/ready", (context) =>
      lifecycle.isDraining()
        ? context.json({ status: "draining" }, errorTable.unavailable.status)
        : context.json({ status: "ok" }),
    );
}

function statusOf(isDraining: boolean, store: Health["store"], trouble: readonly string[]): Health["status"] {
  if (isDraining) return "draining";
  if (store !== "ok") return "unavailable";
  return trouble.length > 0 ? "degraded" : "ok";
}

function vendorStates({ env, vendors: watch }: Deps): Health["vendors"] {
  const stateOf = (vendor: Vendor): VendorHealth => {
    if (env[vendor] === undefined) return { state: "off" };
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
  };
}

function keptLook({ store, log }: Deps, now: () => number): () => Promise<StoreHealth> {
  let kept: { readonly at: number; readonly found: Promise<StoreHealth> } | undefined;

  async function look(at: number): Promise<StoreHealth> {
    try {
      const { state, depth } = await within(limitMs, probe(store, { now: at }));
      if (state === "readOnly") log.error("store takes nothing new");
      return { store: state, queue: queueHealth(depth, at) };
    } catch (error) {
      log.error({ code: errorCode(error) }, "store does not answer");
      return { store: "unavailable", queue: null };
    }
  }

  return () => {
    const at = now();
    if (!kept || Math.abs(at - kept.at) >= keepMs) kept = { at, found: look(at) };
    return kept.found;
  };
}

function queueHealth({ waiting, dead, oldestRunAt }: Probed["depth"], now: number): Health["queue"] {
  return { waiting, dead, oldestSeconds: Math.max(0, Math.floor((now - (oldestRunAt ?? now)) / 1_000)) };
}
