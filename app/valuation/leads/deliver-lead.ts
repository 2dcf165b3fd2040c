import type { Clock } from "#app/valuation/clock.ts";
import { type LeadRequest, leadAnswerSchema, leadRequestSchema } from "#contracts/lead.ts";
import { captureCrmItem } from "./capture-crm-item.ts";
import type { Delivery } from "./outbox.ts";

export type DeliveryTools = {
  readonly fetch: typeof globalThis.fetch;
  readonly functions: string;
  readonly clock: Clock;
  /** By the visitor's calendar, in epoch milliseconds. */
  readonly now: () => number;
  readonly log: (message: string, reason: unknown) => void;
};

const limitMs = 30_000;
/** Browsers let requests of 64 KB in all outlive their page. */
const mostToOutlive = 60_000;
/** The server may take these another time; nothing else that it refuses. */
const passing = new Set([408, 425, 429]);

/** Call 4, and once the lead is stored call 3, which nobody waits for. */
export async function deliverLead(request: LeadRequest, tools: DeliveryTools): Promise<Delivery> {
  const answer = await post(request, tools);
  if (answer.status === 404) return { kind: "skipped" };
  if (answer.status === 410) return { kind: "forgotten" };
  if (!answer.ok) return refusal(answer, tools.now());
  // What does not say that it is stored comes from somebody between us and the server.
  const stored = leadAnswerSchema.safeParse(await answer.json().catch(() => undefined)).data;
  if (stored?.valuationId !== request.valuationId) return { kind: "later", reason: new Error("No acknowledgement") };
  void captureCrmItem(leadRequestSchema.parse(request), tools);
  return { kind: "stored", ...(stored.reportMail && { mail: stored.reportMail }) };
}

async function post(request: LeadRequest, { fetch, functions, clock }: DeliveryTools): Promise<Response> {
  const body = JSON.stringify(request);
  const limit = new AbortController();
  const cancel = clock.after(limitMs, () => limit.abort(new Error(`No answer within ${limitMs} ms`)));
  try {
    return await fetch(`${functions}/api/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: new Blob([body]).size <= mostToOutlive,
      signal: limit.signal,
    });
  } finally {
    cancel();
  }
}

function refusal(answer: Response, now: number): Delivery {
  const reason = new Error(`HTTP ${answer.status}`);
  if (answer.status < 500 && !passing.has(answer.status)) return { kind: "never", reason };
  const afterMs = retryAfterMs(answer.headers.get("Retry-After"), now);
  return { kind: "later", reason, ...(afterMs !== undefined && { afterMs }) };
}

const longestPatience = 10 * 60_000;

/** Seconds or a date. A server that asks for hours is asked again sooner: the tab may not stay open that long. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestPatience) : undefined;
}
