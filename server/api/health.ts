import { Hono } from "hono";
import { errorTable } from "#contracts/error-table.ts";
import type { PublicHealth } from "#contracts/health.ts";
import type { Deps } from "#server/deps.ts";
import { createHealthCheck, isServing } from "#server/ops/health.ts";

/**
 * One word in public; details are on the private port. `/live` says that the process answers: restart it if not.
 * `/ready` says whether to send it visitors. Neither checks the store or a vendor: a restart would not fix those,
 * pages are still served without them, and every instance would leave the proxy at once.
 */
export function healthApi(deps: Deps) {
  const { lifecycle } = deps;
  const check = createHealthCheck(deps);
  return new Hono()
    .get("/", async (context) => {
      const health = await check();
      return isServing(health)
        ? context.json({ status: "ok" } satisfies PublicHealth)
        : context.json({ status: "unavailable" } satisfies PublicHealth, errorTable.unavailable.status);
    })
    .get("/live", (context) => context.json({ status: "ok" }))
    .get("/ready", (context) =>
      lifecycle.isDraining()
        ? context.json({ status: "draining" }, errorTable.unavailable.status)
        : context.json({ status: "ok" }),
    );
}
