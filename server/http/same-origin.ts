import type { Context } from "hono";
import { apiOriginOf } from "#domain/site/api-origin.ts";

type Settings = { readonly siteUrl: string; readonly trustProxy: boolean };

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/**
 * Called by other servers: events of payments and calendars, which are signed, mail reports, and the one-click stop of
 * mail programs.
 */
const callablePaths =
  /^\/api\/((stripe|calendly|cal)-webhook|mail-report|reminder-stop\/[^/]+|mail-stop\/(owner|member)\/[^/]+)$/;
/** GET requests that are counted: another site's page could use up its visitors' allowance. */
const sameOriginReads = new Set([
  "/api/read-site",
  "/api/desk-auth/passkey/generate-authenticate-options",
  "/api/desk-auth/passkey/generate-register-options",
]);

/**
 * Only our own pages may change anything. Browsers send the origin of a request: newer ones in `Sec-Fetch-Site`, all
 * in `Origin`. A client that sends neither is no browser that another site could misuse.
 */
export function isAllowedOrigin(settings: Settings): (context: Context) => boolean {
  const siteOrigin = new URL(settings.siteUrl).origin;
  return (context) => {
    const { method, path } = context.req;
    const isOpenToAll = safeMethods.has(method) ? !sameOriginReads.has(path) : callablePaths.test(path);
    return isOpenToAll || isSameOrigin(context, settings, siteOrigin);
  };
}

function isSameOrigin(context: Context, { trustProxy }: Settings, siteOrigin: string): boolean {
  const fetchSite = context.req.header("Sec-Fetch-Site");
  if (fetchSite === "cross-site") return false;
  // Set by the browser: correct even behind a proxy that passes on neither host nor protocol.
  if (fetchSite === "same-origin") return true;
  const origin = context.req.header("Origin");
  if (origin === undefined || origin === siteOrigin) return true;
  return apiOriginOf(origin) === requestOrigin(context, trustProxy);
}

/** Our public host as the visitor sees it. Our proxy writes the last of several values; earlier ones may be forged. */
function requestOrigin({ req }: Context, trustProxy: boolean): string {
  const { protocol, host } = new URL(req.url);
  const forwarded = (name: string) => (trustProxy ? req.header(name)?.split(",").at(-1)?.trim() : undefined);
  const address = `${forwarded("X-Forwarded-Proto") || protocol.slice(0, -1)}://${forwarded("X-Forwarded-Host") || host}`;
  return URL.canParse(address) ? new URL(address).origin : "";
}
