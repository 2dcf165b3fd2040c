import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { Deps } from "#server/deps.ts";
import { createDesk } from "#server/desk/create-desk.ts";
import { AppError } from "#server/http/app-error.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import { isDeskPath } from "#server/http/request-kind.ts";
import { deskPolicy } from "#server/http/security-headers.ts";
import { decodable } from "./decodable.ts";

/** The desk's own application. */
export type DeskBuild = {
  /** Called for each request; the bundle is loaded once, after somebody was invited. */
  load(): Promise<Pick<typeof import("#app/desk/render-desk.ts"), "renderDesk">>;
  /** The folder of scripts and styles; in development Vite answers them. */
  readonly clientFolder?: string;
};

/** As the build left it in a folder. */
export function deskBuild(folder: string): DeskBuild {
  const bundle = pathToFileURL(join(folder, "server", "render-desk.js")).href;
  return { load: () => import(bundle), clientFolder: join(folder, "client") };
}

type Settings = { readonly https: boolean; readonly anyStyle: boolean; readonly onError: (error: unknown) => void };

/** Everything below `/desk`. Without an invitation it is left to the public site, which knows no such page. */
export function deskPages(
  deps: Deps,
  { load, clientFolder }: DeskBuild,
  { https, anyStyle, onError }: Settings,
): MiddlewareHandler {
  const files = clientFolder && deskFiles(clientFolder);
  return async (context, next) => {
    const accounts = await deps.desk.accounts();
    if (!accounts) return next();
    if (files && context.req.path.startsWith("/desk/assets/")) return files(context, next);
    const request = context.req.raw;
    // The router would log an address that cannot be decoded, or one that spells `/desk` in another way, and with it a
    // one-time token. The public site answers both without.
    if (decodable(request) !== request || !isDeskPath(new URL(request.url).pathname)) return next();
    const { renderDesk } = await load();
    const nonce = randomBytes(16).toString("base64");
    const visit = { headers: request.headers, address: visitorAddress(context, deps.env) };
    const answer = await renderDesk(request, { desk: createDesk(deps, accounts, visit), nonce, onError });
    const { headers } = answer;
    headers.set("Content-Security-Policy", deskPolicy(nonce, { https, anyStyle, formTarget: accounts.providerOrigin }));
    headers.set("Cache-Control", "no-store");
    headers.set("X-Robots-Tag", "noindex, nofollow");
    // Without any referrer a form's origin would be "null", which is not ours.
    headers.set("Referrer-Policy", "same-origin");
    return answer;
  };
}

/** Names contain a hash, so a browser may keep them. */
function deskFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice("/desk".length),
    precompressed: true,
  });
  const notFound = async () => {
    throw new AppError("notFound");
  };
  return async (context) => {
    const file = await serve(context, notFound);
    file?.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    return file;
  };
}
