import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { deferScripts } from "#app/shell/document/defer-scripts.ts";
import { failureContext, nonceContext } from "./context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loaderContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loaderContext?.get(nonceContext);
  let finalStatus = status;
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      // No signal: Node.js keeps what React lets it listen to, and so would keep every rendered page. And in one chunk:
      // React sends large parts hidden at the end otherwise, for a script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce ? { nonce } : {}),
      onError(error) {
        finalStatus = 500;
        handleError(error, { request, context: loaderContext });
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Pages rendered for a request have a nonce; the others are prerendered.
  const isPrerendered = import.meta.env.PROD && !nonce;
  const page = isPrerendered ? deferScripts(await new Response(body).text()) : body;
  return new Response(page, { status: finalStatus, headers });
}

/** Reports real failures only: not a wrong address, not a visitor who left before the page was ready. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // The full error is for development only: a log must not quote what a visitor sent.
  if (import.meta.env.DEV || !context) console.error(error);
  else context.get(failureContext)(error);
}

type Failed = { readonly request: Request; readonly context?: Readonly<RouterContextProvider> };
