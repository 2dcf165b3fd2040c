import * as z from "zod/mini";
import { resultsPath } from "#app/account/checkout/private-paths.ts";
import { site } from "#content/site.ts";
import { type MondayCaptureAnswer, mondayCaptureAnswerSchema } from "#contracts/monday-capture.ts";
import { crmColumns } from "#domain/leads/crm-columns.ts";
import { crmPayload } from "#domain/leads/crm-payload.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";

type Tools = {
  readonly fetch: typeof globalThis.fetch;
  readonly functions: string;
  readonly now: () => number;
  readonly log: (message: string, reason: unknown) => void;
};

const errorSchema = z.object({ error: z.string().check(z.minLength(1)) });

/** Call 3: the lead's item on the firm's board. Whatever goes wrong is logged and comes to null; no lead hangs on it. */
export async function captureCrmItem(capture: LeadCapture, tools: Tools): Promise<MondayCaptureAnswer["item"] | null> {
  try {
    return await request(capture, tools);
  } catch (reason) {
    tools.log(reason instanceof CrmError ? reason.message : "Unknown CRM function error", reason);
    return null;
  }
}

class CrmError extends Error {}

async function request(capture: LeadCapture, { fetch, functions, now }: Tools) {
  // The server's settings decide what is on the board; this request only says whose item is meant.
  const resultLink = (valuationId: string) => functions + resultsPath(valuationId);
  const settings = { columns: crmColumns(), timeZone: site.timeZone, resultLink };
  const answer = await fetch(`${functions}/api/monday-capture`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(crmPayload(leadOf(capture, { now: now() }), settings)),
  });
  // A site without the endpoint has no board.
  if (answer.status === 404) return null;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const said = errorSchema.safeParse(body).data?.error ?? answer.statusText;
    throw new CrmError(`Monday CRM function error: ${answer.status} ${said}`.trimEnd());
  }
  return mondayCaptureAnswerSchema.parse(body).item;
}
