import { Hono } from "hono";
import { errorTable } from "#contracts/error-table.ts";
import type { Health } from "#contracts/health.ts";
import { configured } from "#server/configured.ts";
import type { Deps } from "#server/deps.ts";

export function healthApi({ env, store, log }: Deps) {
  return new Hono().get("/", async (context) => {
    const storeIsUp = await store.ping().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, "store does not answer");
        return false;
      },
    );
    const health: Health = {
      status: storeIsUp ? "ok" : "unavailable",
      store: storeIsUp ? "ok" : "unavailable",
      configured: Object.fromEntries(configured(env).map(({ name, on }) => [name, on])),
    };
    return context.json(health, storeIsUp ? 200 : errorTable.unavailable.status);
  });
}
