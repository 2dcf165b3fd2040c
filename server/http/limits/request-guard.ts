import type { MiddlewareHandler } from "hono";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { bodyLimit } from "#server/http/bodies/body-limit.ts";
import { type EndpointName, endpointNames } from "#server/http/endpoint-names.ts";
import { type RequestKind, requestKind } from "#server/http/request-kind.ts";
import { isAllowedOrigin } from "#server/http/same-origin.ts";
import { allowances } from "./allowances.ts";
import { visitorAddress } from "./visitor-address.ts";

const kilobyte = 1_024;

/** The largest body that each endpoint takes; our pages send at most a third of it. 0 if nothing is read. */
export const bodyBytes: Readonly<Record<EndpointName, number>> = {
  health: 0,
  "address-given": 0,
  "read-site": 0,
  "valuation-openai": 64 * kilobyte,
  // Everything that was read of a website, in any script.
  leads: 128 * kilobyte,
  scenarios: 4 * kilobyte,
  "reminder-stop": kilobyte,
  "mail-stop": kilobyte,
  // A report with the whole mail that came back; our mails have less than 40 KB.
  "mail-report": 128 * kilobyte,
  "monday-capture": 32 * kilobyte,
  contact: 32 * kilobyte,
  "create-checkout-session": 4 * kilobyte,
  "purchase-status": 0,
  // Events of a checkout, a refund or a dispute have a few kilobytes.
  "stripe-webhook": 64 * kilobyte,
  // A booking with the answers to the firm's own questions.
  "calendly-webhook": 32 * kilobyte,
  "cal-webhook": 32 * kilobyte,
  "report/generate": 4 * kilobyte,
  "download/report": 0,
  "web-vitals": kilobyte,
  // An attestation of a passkey has one or two kilobytes.
  "desk-auth": 16 * kilobyte,
  "v1/leads": 0,
  "v1/events": 0,
  "v1/funnel": 0,
  "openapi.json": 0,
};
/** The forms of private pages have at most a dozen short fields. */
const formBytes = 4 * kilobyte;
/** A note on a lead is the longest text of the desk's forms. */
const deskFormBytes = 32 * kilobyte;
const otherBytes = kilobyte;

/**
 * Rendering a page reads every parameter again for each of its forms, and the router every part of a path. Campaign links
 * and searches have a few hundred characters, all filters of the desk together two dozen parameters.
 */
const maxPageQuery = 2_048;
const maxPageParameters = 64;
const maxPagePath = 1_024;

const isTooLong = ({ pathname, search }: URL) =>
  search.length > maxPageQuery || search.split("&").length > maxPageParameters || pathname.length > maxPagePath;

/** Other addresses cannot change anything. */
const takesForms = (kind: RequestKind) => kind === "private" || kind === "desk";

/**
 * Every request that is not answered from memory passes here before it is read: if it could change something it must
 * come from our own pages, it counts for its visitor, and its body is no larger than its address takes. Health checks
 * are not limited. @throws AppError crossOrigin, tooManyRequests, addressTooLong, tooLarge
 */
export function requestGuard({ env, requestLimiter }: Pick<Deps, "env" | "requestLimiter">): MiddlewareHandler {
  const isOwn = isAllowedOrigin(env);
  const limits = new Map(
    endpointNames.map((name): [RequestKind, MiddlewareHandler] => [`api:${name}`, bodyLimit(bodyBytes[name])]),
  );
  limits.set("private", bodyLimit(formBytes));
  limits.set("desk", bodyLimit(deskFormBytes));
  const otherLimit = bodyLimit(otherBytes);
  return async (context, next) => {
    const kind = requestKind(context.req.path);
    if (kind === "api:health") return next();
    const visitor = visitorAddress(context, env);
    const isEndpoint = kind.startsWith("api:");
    if ((isEndpoint || takesForms(kind)) && !isOwn(context)) {
      await requestLimiter.countVisitor(allowances.foreignRequests, visitor);
      throw new AppError("crossOrigin");
    }
    const isDeskFile = context.req.path.startsWith("/desk/assets/");
    await requestLimiter.countVisitor(isDeskFile ? allowances.deskFiles : allowances.requests, visitor);
    if (!isEndpoint && isTooLong(new URL(context.req.url))) throw new AppError("addressTooLong");
    return (limits.get(kind) ?? otherLimit)(context, next);
  };
}
