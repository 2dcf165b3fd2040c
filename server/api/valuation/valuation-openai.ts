import { Hono } from "hono";
import { analysisRequestSchema } from "#contracts/valuation/analysis-request.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";

export function valuationOpenAiApi({ analysisService, analysisSigner, env }: Deps) {
  return new Hono().post("/", async (context) => {
    const { websiteData, model } = await jsonBody(context, analysisRequestSchema);
    const visitor = visitorAddress(context, env);
    const analysis = await analysisService.analyze(websiteData, { visitor, model });
    return context.json({ analysis: analysisSigner.sign(analysis) });
  });
}
