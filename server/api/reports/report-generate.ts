import { Hono } from "hono";
import { downloadPath, type GenerateAnswer, generateRequestSchema } from "#contracts/payments/report-document.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import { formatsOf } from "#server/services/reports/make-report.ts";

/** Makes the documents of a tier in advance, so that the download starts at once. */
export function reportGenerateApi(deps: Deps) {
  return new Hono().post("/", async (context) => {
    const { valuationId, package: tier } = await jsonBody(context, generateRequestSchema);
    await countVisitor(context, deps, allowances.reports);
    const formats = formatsOf(tier);
    const visitor = visitorAddress(context, deps.env);
    await Promise.all(formats.map((format) => deps.reports.make({ valuationId, tier, format, visitor })));
    const downloads = Object.fromEntries(formats.map((format) => [format, downloadPath(valuationId, format, tier)]));
    return context.json({ package: tier, downloads } satisfies GenerateAnswer);
  });
}
