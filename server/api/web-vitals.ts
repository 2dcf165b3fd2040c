import { Hono } from "hono";
import { pages } from "#content/registry/registry.ts";
import { type WebVitals, webVitalsSchema } from "#contracts/web-vitals.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import type { Metrics } from "#server/ops/metrics/metrics.ts";

const schema = webVitalsSchema(pages.map(({ id }) => id));

/** Real-user page speed. It is added to histograms at once; nothing of it is stored or logged. */
export function webVitalsApi({ env, metrics, requestLimiter }: Deps) {
  return new Hono().post("/", async (context) => {
    await requestLimiter.countVisitor(allowances.webVitals, visitorAddress(context, env));
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
