import { Hono } from "hono";
import { errorTable } from "#contracts/error-table.ts";
import type { Health } from "#contracts/health.ts";
import { configured } from "#server/configured.ts";
import type { Deps } from "#server/deps.ts";
import { errorCode } from "#server/error-code.ts";
import { depth } from "#server/store/job-care.ts";
import type { Store } from "#server/store/open.ts";

export function healthApi({ env, store, log }: Deps, now: () => number = Date.now) {
  return new Hono().get("/", async (context) => {
    const queue = await queueHealth(store, now()).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, "store does not answer");
      return null;
    });
    const state = queue ? "ok" : "unavailable";
    const health: Health = {
      status: state,
      store: state,
      queue,
      configured: Object.fromEntries(configured(env).map(({ name, on }) => [name, on])),
    };
    return context.json(health, queue ? 200 : errorTable.unavailable.status);
  });
}

async function queueHealth(store: Store, now: number): Promise<Health["queue"]> {
  await store.ping();
  const { waiting, dead, oldestRunAt = now } = await depth(store);
  return { waiting, dead, oldestSeconds: Math.max(0, Math.floor((now - oldestRunAt) / 1_000)) };
}
