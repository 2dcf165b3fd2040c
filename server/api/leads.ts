import { Hono } from "hono";
import { z } from "zod";
import { site } from "#content/site.ts";
import type { DeletionAnswer } from "#contracts/deletion.ts";
import { leadRequestSchema } from "#contracts/lead.ts";
import { namesOnly } from "#domain/website/corrections.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import type { Limit } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";
import { deleteValuation } from "./delete-valuation.ts";

const windowMs = 10 * 60_000;

/** Who is refused loses nothing: the browser keeps the capture and sends it again. */
export const leadAllowances = {
  visitor: { name: "leads", most: 30, windowMs },
  /** How many that may be is a setting. */
  all: { name: "leads, in all", windowMs },
} as const satisfies { visitor: Limit; all: Omit<Limit, "most"> };

/** The same contract, made into code once: to walk through it for each capture takes seven times as long. */
const captureSchema = z.compile(leadRequestSchema);

type Settings = { readonly captureLeads: boolean };

export function leadsApi(deps: Deps, { captureLeads }: Settings = site.behaviour) {
  const { leads, analysisSigner, outbox, limiter, log, env } = deps;
  return new Hono()
    .post("/", async (context) => {
      if (!captureLeads) throw new Refusal("captureOff");
      const request = await jsonBody(context, captureSchema);
      const all = { ...leadAllowances.all, most: env.leadLimit };
      await orUnavailable(log, () => limiter.count(leadAllowances.visitor, visitorAddress(context, env), [all, ""]));
      // Words that others read on the mailed page: an analysis that we made, and names.
      const businessAnalysis = analysisSigner.trusted(request);
      const corrections = namesOnly(request.corrections, request.website);
      const { answer, created, wished } = await leads.capture({ ...request, businessAnalysis, corrections });
      if (wished) outbox.kick();
      return context.json(answer, created ? 201 : 200);
    })
    .delete("/:valuationId", async (context) => {
      await deleteValuation(deps, context);
      return context.json({ deleted: true } satisfies DeletionAnswer);
    });
}
