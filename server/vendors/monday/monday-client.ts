import type { z } from "zod";
import { noAnswer } from "#server/vendors/crm/crm-error.ts";
import { failureOf } from "./failure.ts";

const defaultUrl = "https://api.monday.com/v2";
/** The vendor's current version, supported until mid 2027. Without the header the version changes each quarter. */
const apiVersion = "2026-10";

export type MondayConnection = {
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** Well below the lease of a job, so that no request outlives the worker's lease. */
  readonly timeoutMs: number;
};

export type MondayRequest<T> = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** The vendor performs a request with the same key once in half an hour and repeats its answer. */
  readonly key?: string | undefined;
};

/** One request to the GraphQL API. @throws CrmError */
export type SendMondayRequest = <T>(request: MondayRequest<T>) => Promise<T>;

export function createMondayClient(
  { token, apiUrl = defaultUrl, timeoutMs }: MondayConnection,
  countCall: () => Promise<void>,
): SendMondayRequest {
  return async ({ query, variables, answer, signal, key }) => {
    await countCall();
    const response = await send(apiUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: token,
        "API-Version": apiVersion,
        ...(key !== undefined && { "Idempotency-Key": key }),
      },
      body: JSON.stringify({ query, variables }),
      // A redirect would send the token and the lead elsewhere.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const body = parsed(response.text);
    // Data can come with errors about parts that we did not request: the requested part counts.
    const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
    const read = answer.safeParse(data);
    if (response.ok && read.success) return read.data;
    throw failureOf({ ...response, body });
  };
}

type MondayResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly replayed: boolean;
};

async function send(url: string, init: RequestInit): Promise<MondayResponse> {
  try {
    const response = await fetch(url, init);
    const { ok, status, headers } = response;
    const replayed = headers.get("Idempotency-Replayed") === "true";
    return { ok, status, text: await response.text(), retryAfter: headers.get("Retry-After"), replayed };
  } catch (error) {
    throw noAnswer("monday", error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
