import { isDeepStrictEqual } from "node:util";
import type { RouterContext, RouterContextProvider } from "react-router";
import { nonceContext, paymentsContext, reportContext, sharesContext, valuationReaderContext } from "#app/context.ts";
import { type PageId, pathOf } from "#content/registry/registry.ts";
import type { PageRenderer } from "#server/app.ts";

type Settings = {
  readonly now?: () => number;
  /** Repeats this at an interval, so that a page expires even without another request. */
  readonly every?: (work: () => void) => void;
  /** All pages together, with what was read for them. */
  readonly maxBytes?: number;
};

/** What a page read from the server, and the results. */
type Read = { readonly again: (context: RouterContextProvider) => Promise<unknown>; readonly result: unknown };

type KeptPage = {
  readonly body: Buffer;
  /** Positions of the nonce in the body. */
  readonly nonceAt: readonly number[];
  readonly nonceLength: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly reads: readonly Read[];
  readonly bytes: number;
  readonly madeAt: number;
};

const pages: readonly PageId[] = ["valuationResult", "report"];
const cachedPrefixes = pages.map((id) => pathOf(id).slice(0, pathOf(id).indexOf(":")));

const minuteMs = 60_000;
const lifeMs = 10 * minuteMs;
const everyMinute = (work: () => void) => void setInterval(work, minuteMs).unref();

/**
 * Keeps rendered private pages for a while, each for its own address only. Every view still reads the store: if the
 * results are the same, the page is sent again with a new nonce; otherwise it is dropped and rendered again, so that
 * a deletion, a correction or a purchase shows at once. Only complete pages with status 200 are kept.
 */
export function cachePrivatePages(
  render: PageRenderer,
  { now = Date.now, every = everyMinute, maxBytes = 32 * 1024 * 1024 }: Settings = {},
): PageRenderer {
  /** In insertion order, oldest first. */
  const kept = new Map<string, KeptPage>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0;
    kept.delete(address);
  }

  function dropWhile(isTooMuch: (oldest: KeptPage) => boolean): void {
    for (const [address, page] of kept) {
      if (!isTooMuch(page)) return;
      drop(address);
    }
  }

  const dropOld = () => dropWhile(({ madeAt }) => now() - madeAt >= lifeMs);
  every(dropOld);

  async function make(address: string, request: Request, context: RouterContextProvider): Promise<Response> {
    const readsOf = recordReads(context);
    // Only the address is passed on, so nothing else of this visitor's request can be in the cached page.
    const response = await render(new Request(address, { signal: request.signal }), context);
    const reads = readsOf();
    if (response.status !== 200 || reads.length === 0 || response.headers.has("Set-Cookie")) return response;
    const headers = [...response.headers];
    const body = Buffer.from(await response.arrayBuffer());
    const nonce = context.get(nonceContext);
    const page: KeptPage = {
      body,
      nonceAt: positionsOf(nonce, body),
      nonceLength: nonce.length,
      headers,
      reads,
      bytes: body.byteLength + reads.reduce((sum, { result }) => sum + sizeOf(result), 0),
      madeAt: now(),
    };
    drop(address);
    kept.set(address, page);
    bytes += page.bytes;
    dropWhile(() => bytes > maxBytes);
    return new Response(body, { headers });
  }

  return async (request, context) => {
    dropOld();
    const address = addressOf(request);
    if (!address) return render(request, context);
    // A step of the deletion, the page's data or a form: the cached page may be outdated.
    if (request.method !== "GET" || request.url !== address) {
      drop(address);
      return render(request, context);
    }
    const page = kept.get(address);
    if (page && (await isStillValid(page, context))) return again(page, context);
    drop(address);
    return make(address, request, context);
  };
}

/** The address of a cacheable page, without the suffix of a data request and without query. */
function addressOf({ url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (!cachedPrefixes.some((beginning) => pathname.startsWith(beginning))) return undefined;
  return origin + pathname.replace(/\.data$/, "");
}

type Reader = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** Records what the page reads. The returned function gives the record; empty if a read failed: nothing is cached. */
function recordReads(context: RouterContextProvider): () => readonly Read[] {
  const reads: Read[] = [];
  let failed = false;

  function recordReadsOf<T extends Reader>(key: RouterContext<T>): void {
    const noted = Object.entries(context.get(key)).map(([name, read]) => [
      name,
      async (...given: never[]) => {
        try {
          const result = await read(...given);
          reads.push({ again: async (later) => later.get(key)[name]?.(...given), result });
          return result;
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    ]);
    context.set(key, Object.fromEntries(noted) as T);
  }

  recordReadsOf(valuationReaderContext);
  recordReadsOf(sharesContext);
  recordReadsOf(reportContext);
  recordReadsOf(paymentsContext);
  return () => (failed ? [] : reads);
}

/** If the store fails, the page is rendered again and reports the failure. */
async function isStillValid({ reads, nonceLength }: KeptPage, context: RouterContextProvider): Promise<boolean> {
  if (context.get(nonceContext).length !== nonceLength) return false;
  try {
    const now = await Promise.all(reads.map(({ again }) => again(context)));
    return reads.every(({ result }, index) => isDeepStrictEqual(result, now[index]));
  } catch {
    return false;
  }
}

function again({ body, nonceAt, headers }: KeptPage, context: RouterContextProvider): Response {
  const copy = new Uint8Array(body);
  const nonce = Buffer.from(context.get(nonceContext), "latin1");
  for (const position of nonceAt) copy.set(nonce, position);
  return new Response(copy, { headers: headers.map(([name, value]): [string, string] => [name, value]) });
}

function positionsOf(nonce: string, body: Buffer): readonly number[] {
  const positions: number[] = [];
  if (!nonce) return positions;
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, at + nonce.length)) positions.push(at);
  return positions;
}

/** Strings take up to two bytes per character. */
const sizeOf = (result: unknown): number => 2 * (JSON.stringify(result)?.length ?? 0);
