import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "#server/deps.ts";
import { type AnswerHeaders, addHeaders, presetHeaders } from "#server/http/answer-headers.ts";
import { requestKind } from "#server/http/request-kind.ts";

/**
 * Gives each request an id, which its answer and all its log lines carry, and logs the outcome. Neither the log nor
 * the metrics get the path: it may contain a private id.
 */
export function traceRequests(
  { env, log, metrics, requestIds }: Pick<Deps, "env" | "log" | "metrics" | "requestIds">,
  defaultHeaders: AnswerHeaders,
): MiddlewareHandler {
  // X-Frame-Options cannot name an origin, so partners' frames rely on `frame-ancestors` instead.
  const framedHeaders = defaultHeaders.filter(([name]) => name !== "X-Frame-Options");
  return async (context, next) => {
    const requestId = requestIdOf(context, env);
    const started = performance.now();
    const { method, path } = context.req;
    const kind = requestKind(path);
    const ownHeaders = kind === "embed" ? framedHeaders : defaultHeaders;
    const headers: AnswerHeaders = [...ownHeaders, ["X-Request-Id", requestId]];
    await requestIds.run(requestId, async () => {
      const isSent = presetHeaders(context, headers);
      await next();
      if (!isSent) addHeaders(context, headers);
      const { status } = context.res;
      const ms = performance.now() - started;
      metrics.count("requests", { kind, method, status: statusClass(status) });
      metrics.observe("requestSeconds", { kind }, ms / 1_000);
      log.info({ method, kind, status, ms: Math.round(ms) }, "request");
    });
  };
}

const wellFormed = /^[\w-]{8,64}$/;

/** Our own proxy may have set an id; one that a visitor made up is not logged. */
function requestIdOf({ req }: Context, { trustProxy }: { readonly trustProxy: boolean }): string {
  const given = trustProxy ? req.header("X-Request-Id") : undefined;
  return given !== undefined && wellFormed.test(given) ? given : randomUUID();
}

type StatusClass = "1xx" | "2xx" | "3xx" | "4xx" | "5xx";

export function statusClass(status: number): StatusClass {
  return `${Math.min(5, Math.max(1, Math.floor(status / 100))) as 1 | 2 | 3 | 4 | 5}xx`;
}
