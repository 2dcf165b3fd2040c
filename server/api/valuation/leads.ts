import { Hono } from "hono";
import { z } from "zod";
import { site } from "#content/site.ts";
import { industryKeyOf } from "#content/valuation/industries.ts";
import type { DeletionAnswer } from "#contracts/leads/deletion.ts";
import { leadRequestSchema } from "#contracts/leads/lead.ts";
import { namesOnly } from "#domain/website/corrections.ts";
import { deleteValuation } from "#server/api/private-page/delete-valuation.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { withLeadLimit } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";

/** The same contract, compiled once: interpreting it for each capture takes seven times as long. */
const captureSchema = z.compile(leadRequestSchema);

type Settings = { readonly captureLeads: boolean };

export function leadsApi(deps: Deps, { captureLeads }: Settings = site.behavior) {
  const { leads, analysisSigner, outbox, env } = deps;
  const allowance = withLeadLimit("leads", env.leadLimit);
  return new Hono()
    .post("/", async (context) => {
      if (!captureLeads) throw new AppError("captureOff");
      const request = await jsonBody(context, captureSchema);
      // A refused browser loses nothing: it keeps the capture and sends it again.
      await countVisitor(context, deps, allowance);
      // Others read these words on the mailed page: only an analysis that we made, and names.
      const businessAnalysis = analysisSigner.trusted(request);
      const corrections = namesOnly(request.corrections, request.website);
      const industryKey = industryKeyOf(request.industryKey);
      const capture = { ...request, businessAnalysis, corrections, industryKey };
      const { answer, created, enqueued } = await leads.capture(capture);
      if (enqueued) outbox.kick();
      return context.json(answer, created ? 201 : 200);
    })
    .delete("/:valuationId", async (context) => {
      await deleteValuation(deps, context);
      return context.json({ deleted: true } satisfies DeletionAnswer);
    });
}
