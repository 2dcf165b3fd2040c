import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { drawingPolicy, prerenderedPagePolicy, securityHeaders } from "#server/http/security-headers.ts";

/** Prerendered pages and assets, held in memory with their compressed forms and answered ahead of the router. */
export type StaticSite = {
  /** Answers the request if there is a file for its path; false leaves it to the application. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
};

type Encoding = "br" | "gzip" | "identity";
/** Names and values alternate: Node writes this form without further checks. */
type FlatHeaders = string[];
type Variant = {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: FlatHeaders;
  /** For clients that have this variant already. */
  readonly notModified: FlatHeaders;
};
type File = Partial<Record<Encoding, Variant>> & { readonly identity: Variant };

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
};

const suffixOf: Readonly<Record<Exclude<Encoding, "identity">, string>> = { br: ".br", gzip: ".gz" };

export function loadStaticSite(directory: string, options: { https: boolean }): StaticSite {
  const files = new Map<string, File>();
  for (const path of listFiles(directory)) {
    if (path.endsWith(".br") || path.endsWith(".gz")) continue;
    files.set(urlPathOf(relative(directory, path)), loadFile(path, relative(directory, path), options));
  }
  return {
    serve(request, response) {
      const { method, url = "/" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const file = files.get(url) ?? files.get(pathOf(url));
      if (!file) return false;
      const variant = bestOf(file, offerOf(request.headers["accept-encoding"]));
      const held = request.headers["if-none-match"];
      if (held !== undefined && matches(held, variant.etag)) {
        response.writeHead(304, variant.notModified).end();
        return true;
      }
      response.writeHead(200, variant.headers);
      response.end(method === "HEAD" ? undefined : variant.body);
      return true;
    },
  };
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlPathOf(file: string): string {
  const path = `/${file.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}

function loadFile(path: string, name: string, { https }: { https: boolean }): File {
  const body = readFileSync(path);
  const headers: Record<string, string> = {
    ...securityHeaders({ https }),
    "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream",
    "Cache-Control": cacheControlOf(name),
    Vary: "Accept-Encoding",
  };
  if (path.endsWith(".html"))
    headers["Content-Security-Policy"] = prerenderedPagePolicy(body.toString("utf8"), { https });
  if (path.endsWith(".svg")) headers["Content-Security-Policy"] = drawingPolicy;
  // Link previews and other sites may show the pictures, and partners' pages load the script of the frame.
  if (path.endsWith(".png") || name === frameScript) headers["Cross-Origin-Resource-Policy"] = "cross-origin";
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);

  const variant = (encoding: Encoding, encoded: Buffer): Variant => {
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const { "Content-Type": _type, ...kept } = headers;
    return {
      body: encoded,
      etag,
      headers: flat({
        ...headers,
        ETag: etag,
        "Content-Length": String(encoded.byteLength),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      }),
      notModified: flat({ ...kept, ETag: etag }),
    };
  };
  const file: { identity: Variant } & Partial<Record<Encoding, Variant>> = { identity: variant("identity", body) };
  for (const encoding of ["br", "gzip"] as const) {
    const encodedPath = path + suffixOf[encoding];
    if (existsSync(encodedPath)) file[encoding] = variant(encoding, readFileSync(encodedPath));
  }
  return file;
}

/** Loaded by partners' pages (`app/embed/partner-page/`). */
const frameScript = "embed.js";

function cacheControlOf(name: string): string {
  // Files with hashed names never change.
  if (name.startsWith(`assets${sep}`) || name.startsWith(join("embed", "assets") + sep))
    return "public, max-age=31536000, immutable";
  // Asked for by every page of a partner: an hour late is soon enough.
  if (name === frameScript) return "public, max-age=3600";
  // Revalidated each time, which a 304 makes cheap.
  return "public, max-age=0, must-revalidate";
}

const flat = (headers: Readonly<Record<string, string>>): FlatHeaders => Object.entries(headers).flat();

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

type Offer = { readonly br: boolean; readonly gzip: boolean };

const refused = /;\s*q=0(\.0*)?\s*$/;

function readOffer(accepted: string): Offer {
  const offered = new Set(
    accepted
      .split(",")
      .filter((part) => !refused.test(part))
      .map((part) => (part.split(";")[0] ?? "").trim().toLowerCase()),
  );
  return { br: offered.has("br"), gzip: offered.has("gzip") };
}

/** Browsers send a handful of spellings. A client that sends a new one each time only empties the cache. */
const maxSpellings = 100;
const offers = new Map<string, Offer>();

function offerOf(accepted: string | undefined): Offer | undefined {
  if (!accepted) return undefined;
  const known = offers.get(accepted);
  if (known) return known;
  const offer = readOffer(accepted);
  if (offers.size >= maxSpellings) offers.clear();
  offers.set(accepted, offer);
  return offer;
}

function bestOf(file: File, offer: Offer | undefined): Variant {
  return (offer?.br && file.br) || (offer?.gzip && file.gzip) || file.identity;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}
