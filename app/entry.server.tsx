import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
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
      signal: request.signal,
      ...(nonce ? { nonce } : {}),
      onError(error) {
        finalStatus = 500;
        report(error, loaderContext);
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}

/** A wrong address is the visitor's news, not ours: only true failures are logged. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  report(error, context);
}

type Failed = { readonly request: Request; readonly context?: Readonly<RouterContextProvider> };

function report(error: unknown, context: Readonly<RouterContextProvider> | undefined): void {
  // Whoever works on a page wants all of it; a log must not quote what a visitor sent.
  if (import.meta.env.DEV || !context) console.error(error);
  else context.get(failureContext)(error);
}
