import { createHash } from "node:crypto";
import { Hono } from "hono";
import { site } from "#content/site.ts";
import { openApiDocument } from "#contracts/api/open-api.ts";
import type { Deps } from "#server/deps.ts";

/** The API's description for programs. It holds no secret, so it needs no token and may be cached. */
export function openApiEndpoint({ env }: Pick<Deps, "env">) {
  let made: { readonly text: string; readonly tag: string } | undefined;
  const document = () => {
    const text = JSON.stringify(openApiDocument({ siteUrl: env.siteUrl, brand: site.brand }));
    return { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  };
  return new Hono().get("/", (context) => {
    made ??= document();
    const headers = { "Cache-Control": "public, max-age=300", ETag: made.tag };
    if (context.req.header("If-None-Match") === made.tag) return context.body(null, 304, headers);
    return context.body(made.text, 200, { ...headers, "Content-Type": "application/json; charset=UTF-8" });
  });
}
