import type { IncomingHttpHeaders } from "node:http";
import { site } from "#content/site.ts";
import { decodePage } from "#domain/website/decode-page.ts";
import { AppError } from "#server/http/app-error.ts";
import { nameServerResolve, type Resolve } from "./website-reader/name-lookup.ts";
import { allowedHosts, parsePageAddress } from "./website-reader/page-address.ts";
import { acceptedEncodings, acceptedTypes, readPageBody } from "./website-reader/page-body.ts";
import { publicClient } from "./website-reader/public-client.ts";
import { receivedBytes } from "./website-reader/received-bytes.ts";

/** Fetches other people's pages, and only public ones. */
export type WebsiteReader = {
  /** The page at the address, decoded. The signal ends the reading when the visitor has left. @throws AppError */
  read(address: string, signal?: AbortSignal): Promise<string>;
};

export type ReaderSettings = {
  /** `host:port` pairs that may be loopback; for tests only. */
  readonly allowHosts: readonly string[];
  /** Part of the user agent, so that site owners know who we are. */
  readonly siteUrl?: string;
  readonly resolve?: Resolve | undefined;
  /** For everything together: name lookup, redirects and the whole body. */
  readonly deadlineMs?: number;
};

type Reading = { readonly signal: AbortSignal; readonly received: ReturnType<typeof receivedBytes> };

/** How site owners find us in their logs: the brand, in the characters that a product token may have. */
const readerName = `${site.brand.replace(/[^A-Za-z0-9]/g, "")}-Reader`;
const maxRedirects = 5;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function createWebsiteReader(settings: ReaderSettings): WebsiteReader {
  const { siteUrl, resolve = nameServerResolve(), deadlineMs = 8_000 } = settings;
  const allowed = allowedHosts(settings.allowHosts);
  const headers = {
    "user-agent": `Mozilla/5.0 (compatible; ${readerName}/1.0${siteUrl ? `; +${siteUrl}` : ""})`,
    accept: acceptedTypes,
    "accept-encoding": acceptedEncodings,
  };

  async function ask(url: URL, { signal, received }: Reading): Promise<{ page: string } | { location: string }> {
    const { client, onInfo } = publicClient(url, { resolve, allowed, signal, received });
    try {
      const answer = await client.request({ method: "GET", path: url.pathname + url.search, headers, onInfo });
      const answered = firstOfEach(answer.headers);
      if (redirectStatuses.has(answer.statusCode) && answered.location) return { location: answered.location };
      if (answer.statusCode < 200 || answer.statusCode > 299)
        throw new AppError("siteFailed", `HTTP ${answer.statusCode}`);
      const bytes = await readPageBody(answer.body, answered);
      return { page: decodePage(bytes, answered["content-type"]) };
    } finally {
      await client.destroy();
    }
  }

  return {
    async read(address, visitorSignal) {
      const { signal, release } = deadline(deadlineMs, visitorSignal);
      const received = receivedBytes();
      let redirects = 0;
      try {
        let url = parsePageAddress(address, allowed);
        for (;;) {
          const answer = await ask(url, { signal, received });
          if ("page" in answer) return answer.page;
          redirects += 1;
          if (redirects > maxRedirects) throw new AppError("siteFailed", "too many");
          url = parsePageAddress(answer.location, allowed, url);
        }
      } catch (error) {
        throw appErrorFor(error, signal, redirects);
      } finally {
        release();
      }
    },
  };
}

/** Aborts when the time is over or the visitor leaves, with an error that says which. */
function deadline(ms: number, visitorSignal: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new AppError("siteTimeout", `not done within ${ms} ms`)), ms);
  const leave = () => controller.abort(new AppError("siteFailed", "the visitor left"));
  if (visitorSignal?.aborted) leave();
  visitorSignal?.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      visitorSignal?.removeEventListener("abort", leave);
    },
  };
}

/**
 * Every failure as an AppError. Only the code or name of foreign errors is kept: their messages contain the visitor's
 * address.
 */
function appErrorFor(error: unknown, signal: AbortSignal, redirects: number): AppError {
  const known = appErrorIn(error) ?? appErrorIn(signal.reason) ?? siteFailed(error);
  if (redirects === 0) return known;
  // A bad redirect is not the visitor's mistake.
  const code = known.code === "addressInvalid" ? "siteFailed" : known.code;
  return new AppError(code, `redirect ${redirects}: ${known.message}`);
}

function appErrorIn(error: unknown): AppError | undefined {
  return error instanceof AppError ? error : undefined;
}

function siteFailed(error: unknown): AppError {
  if (!(error instanceof Error)) return new AppError("siteFailed");
  return new AppError("siteFailed", "code" in error && typeof error.code === "string" ? error.code : error.name);
}

/** For a repeated header the first counts, except for encodings, which add up. */
function firstOfEach(headers: Record<string, string | string[] | undefined>): IncomingHttpHeaders {
  const first = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? (name === "content-encoding" ? value.join(",") : value[0]) : value,
  ]);
  return Object.fromEntries(first);
}
