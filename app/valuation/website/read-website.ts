import { type Clock, withTimeout } from "#app/valuation/clock.ts";
import type { ErrorCode } from "#contracts/error-table.ts";
import { decodePage } from "#domain/website/decode-page.ts";
import type { Reader, Readers } from "./readers.ts";

/** Timeout per reader, shortest text that counts as a page, and bytes read of one. */
export const readerLimits = { timeoutMs: 8_000, minPageLength: 100, maxPageBytes: 2_000_000 } as const;

export type ReadingTools = {
  readonly readers: Readers;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly log: (message: string, reason: unknown) => void;
};

/** Our reader tried and could not reach the site. */
class UnreachableError extends Error {}

const unreachable: ReadonlySet<unknown> = new Set<ErrorCode>(["siteFailed", "siteTimeout"]);

/**
 * Fetches the page at an address. Proxies are asked only when our own reader could not reach the site, never for an
 * address that it refuses (private, malformed) or limits. @throws when no reader has a page, or when the visitor
 * leaves.
 */
export async function readWebsite(website: string, signal: AbortSignal, tools: ReadingTools): Promise<string> {
  const { own, proxies } = tools.readers;
  try {
    return await ask(own, website, signal, tools);
  } catch (reason) {
    signal.throwIfAborted();
    if (!(reason instanceof UnreachableError)) throw reason;
    tools.log(`${own.name} could not read the website`, reason);
  }
  for (const proxy of proxies) {
    try {
      return await ask(proxy, website, signal, tools);
    } catch (reason) {
      signal.throwIfAborted();
      tools.log(`${proxy.name} could not read the website`, reason);
    }
  }
  throw new Error("All proxies failed - no content retrieved");
}

function ask(reader: Reader, website: string, signal: AbortSignal, { fetch, clock }: ReadingTools) {
  const ms = readerLimits.timeoutMs;
  const error = new UnreachableError(`No answer within ${ms} ms`);
  return withTimeout({ clock, ms, signal, error }, async (stop) => {
    // A proxy gets neither cookies nor our page's address, which tells our own reader about a partner's frame.
    const answer = await fetch(reader.request(website), {
      signal: stop,
      credentials: "omit",
      referrerPolicy: "same-origin",
    });
    if (!answer.ok) throw await failureOf(answer);
    const page = await pageIn(answer, reader.answers);
    if (page.trim().length <= readerLimits.minPageLength) throw new Error("No content received");
    return page;
  });
}

/** By code, not status: a gateway in front of our server also answers 502, without having tried the site. */
async function failureOf(answer: Response): Promise<Error> {
  const body: unknown = await answer.json().catch(() => undefined);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  const message = `HTTP ${answer.status}`;
  return unreachable.has(code) ? new UnreachableError(message) : new Error(message);
}

async function pageIn(answer: Response, form: Reader["answers"]): Promise<string> {
  if (form === "page") {
    return decodePage(await firstBytes(answer), answer.headers.get("Content-Type") ?? undefined);
  }
  const body: unknown = await answer.json();
  const contents = typeof body === "object" && body !== null && "contents" in body ? body.contents : undefined;
  return typeof contents === "string" ? contents : "";
}

async function firstBytes({ body }: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(readerLimits.maxPageBytes);
  let length = 0;
  for (const stream = body?.getReader(); stream && length < bytes.length; ) {
    const { done, value } = await stream.read();
    if (done) break;
    const fitting = value.subarray(0, bytes.length - length);
    bytes.set(fitting, length);
    length += fitting.length;
    if (length === bytes.length) await stream.cancel();
  }
  return bytes.subarray(0, length);
}
