import * as z from "zod/mini";
import { resultsPath } from "#app/shell/privacy/private-paths.ts";
import { site } from "#content/site.ts";
import { type MondayCaptureAnswer, mondayCaptureAnswerSchema } from "#contracts/leads/monday-capture.ts";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { crmPayload } from "#domain/leads/crm/crm-payload.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";

type Tools = {
  readonly fetch: typeof globalThis.fetch;
  readonly apiOrigin: string;
  readonly now: () => number;
  readonly log: (message: string, reason: unknown) => void;
};

const errorSchema = z.object({ error: z.string().check(z.minLength(1)) });

/**
 * Asks for the lead's CRM item; the server creates the item from its own record. Failures are logged and return null:
 * the lead is already stored.
 */
export async function captureCrmItem(capture: LeadCapture, tools: Tools): Promise<MondayCaptureAnswer["item"] | null> {
  try {
    return await request(capture, tools);
  } catch (reason) {
    tools.log(reason instanceof CrmError ? reason.message : "Unknown CRM function error", reason);
    return null;
  }
}

class CrmError extends Error {}

async function request(capture: LeadCapture, { fetch, apiOrigin, now }: Tools) {
  // The server decides what is written to the board; this request only identifies the item.
  const resultLink = (valuationId: string) => apiOrigin + resultsPath(valuationId);
  const settings = { columns: crmColumns(), timeZone: site.timeZone, resultLink };
  const answer = await fetch(`${apiOrigin}/api/monday-capture`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(crmPayload(leadOf(capture, { now: now() }), settings)),
  });
  // A site without this endpoint has no CRM.
  if (answer.status === 404) return null;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const message = errorSchema.safeParse(body).data?.error ?? answer.statusText;
    throw new CrmError(`Monday CRM function error: ${answer.status} ${message}`.trimEnd());
  }
  return mondayCaptureAnswerSchema.parse(body).item;
}
