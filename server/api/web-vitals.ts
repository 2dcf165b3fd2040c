import { Hono } from "hono";
import { pages } from "#content/registry.ts";
import { type WebVitals, webVitalsSchema } from "#contracts/web-vitals.ts";
import type { Deps } from "#server/deps.ts";
import { bodyLimit } from "#server/http/body-limit.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import { type Limit, type Limiter, memoryLimiter } from "#server/limits.ts";
import type { Metrics } from "#server/metrics.ts";

/** A page load sends one. */
export const webVitalsAllowance = { name: "web vitals", most: 120, windowMs: 10 * 60_000 } as const satisfies Limit;
const mostBytes = 1024;

const schema = webVitalsSchema(pages.map(({ id }) => id));

/** How pages feel to those who visit them. It goes into the sums at once; nothing of it is stored or logged. */
export function webVitalsApi({ env, metrics }: Deps, limiter: Limiter = memoryLimiter()) {
  return new Hono().post("/", bodyLimit(mostBytes), async (context) => {
    await limiter.count(webVitalsAllowance, visitorAddress(context, env));
    take(await jsonBody(context, schema), metrics);
    return context.body(null, 204);
  });
}

function take({ page, screen, measures }: WebVitals, metrics: Metrics): void {
  for (const { name, value, rating } of measures) {
    metrics.count("webVitalRatings", { vital: name, screen, rating });
    if (name === "CLS") metrics.observe("layoutShift", { page, screen }, value);
    else metrics.observe("webVitalSeconds", { vital: name, page, screen }, value / 1_000);
  }
}
