import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MiddlewareHandler } from "hono";
import { isPartnerKey } from "#domain/partners/partner-site.ts";
import type { Deps } from "#server/deps.ts";
import { separateApiOrigin } from "#server/http/page-origin.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { findShownPartner } from "#server/services/partner-sites.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/** The application in the frame on partners' sites. Its scripts and styles are among the public files. */
export type EmbedBuild = {
  /** Called for each request; the bundle is loaded once, with the first frame. */
  load(): Promise<Pick<typeof import("#app/embed/render-embed.ts"), "renderEmbed">>;
};

/** As the build left it in a folder. */
export function embedBuild(folder: string): EmbedBuild {
  const bundle = pathToFileURL(join(folder, "server", "render-embed.js")).href;
  return { load: () => import(bundle) };
}

type Settings = {
  readonly https: boolean;
  readonly development: boolean;
  readonly onError: (error: unknown) => void;
};

/**
 * The frame of a partner site, for pages of its origins only. Everything else of the site is shown in no frame. What is
 * not the key of a partner that is switched on is left to the public site, which knows no such page.
 */
export function embedPages(
  { store, log, funnel }: Pick<Deps, "store" | "log" | "funnel">,
  { load }: EmbedBuild,
  { https, development, onError }: Settings,
): MiddlewareHandler {
  return async (context, next) => {
    const key = context.req.param("partner") ?? "";
    const partner = isPartnerKey(key) ? await storeErrorsAs503(log, () => findShownPartner(store, key)) : undefined;
    if (!partner) return next();
    const { renderEmbed } = await load();
    const nonce = randomBytes(16).toString("base64");
    const request = context.req.raw;
    const answer = await renderEmbed(request, { partner, nonce, onError });
    const { headers } = answer;
    const apiOrigin = separateApiOrigin(new URL(request.url).origin, { development });
    const policy = { https, apiOrigin, frameAncestors: partner.origins, anyStyle: development };
    headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce }, policy));
    // Both are needed in a page that isolates itself (`Cross-Origin-Embedder-Policy: require-corp`).
    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    headers.set("Cache-Control", "private, no-store");
    headers.set("X-Robots-Tag", "noindex, nofollow");
    if (context.req.header("Sec-Purpose") === undefined)
      funnel.frameShown(partner, context.req.header("User-Agent") ?? "");
    return answer;
  };
}
