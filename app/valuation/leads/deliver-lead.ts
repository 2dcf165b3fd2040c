import { type Clock, withTimeout } from "#app/valuation/clock.ts";
import { type LeadRequest, leadAnswerSchema, leadRequestSchema } from "#contracts/leads/lead.ts";
import { captureCrmItem } from "./capture-crm-item.ts";
import type { Delivery } from "./outbox.ts";

export type DeliveryTools = {
  readonly fetch: typeof globalThis.fetch;
  readonly apiOrigin: string;
  readonly clock: Clock;
  /** Wall-clock time, in epoch milliseconds. */
  readonly now: () => number;
  readonly log: (message: string, reason: unknown) => void;
};

const timeoutMs = 30_000;
/** Browsers limit the total size of keepalive requests to 64 KB. */
const maxKeepaliveBytes = 60_000;
/** Client errors that may succeed later; all others are final. */
const retryableStatuses = new Set([408, 425, 429]);

/** Stores the lead, then asks for its CRM item without waiting. @throws when there is no complete answer in time. */
export async function deliverLead(request: LeadRequest, tools: DeliveryTools): Promise<Delivery> {
  const error = new Error(`No answer within ${timeoutMs} ms`);
  const delivery = await withTimeout({ clock: tools.clock, ms: timeoutMs, error }, (stop) =>
    post(request, stop, tools),
  );
  if (delivery.kind === "stored") void captureCrmItem(leadRequestSchema.parse(request), tools);
  return delivery;
}

async function post(request: LeadRequest, signal: AbortSignal, tools: DeliveryTools): Promise<Delivery> {
  const body = JSON.stringify(request);
  const answer = await tools.fetch(`${tools.apiOrigin}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: new Blob([body]).size <= maxKeepaliveBytes,
    signal,
  });
  if (answer.status === 404) return { kind: "skipped" };
  if (answer.status === 410) return { kind: "deleted" };
  if (!answer.ok) return refusal(answer, tools.now());
  // An answer without a confirmation comes from something between us and the server.
  const stored = leadAnswerSchema.safeParse(await answer.json().catch(() => undefined)).data;
  if (stored?.valuationId !== request.valuationId) return { kind: "later", reason: new Error("No acknowledgement") };
  return { kind: "stored", ...(stored.reportMail && { mail: stored.reportMail }) };
}

function refusal(answer: Response, now: number): Delivery {
  const reason = new Error(`HTTP ${answer.status}`);
  if (answer.status < 500 && !retryableStatuses.has(answer.status)) return { kind: "never", reason };
  const afterMs = retryAfterMs(answer.headers.get("Retry-After"), now);
  return { kind: "later", reason, ...(afterMs !== undefined && { afterMs }) };
}

const maxRetryAfterMs = 10 * 60_000;

/** Parses seconds or a date. Capped, because the tab may not stay open for hours. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : undefined;
}
