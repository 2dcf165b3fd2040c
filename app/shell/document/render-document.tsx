import { renderToReadableStream } from "react-dom/server";
import {
  type HandleDocumentRequestFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { failureContext, nonceContext } from "#app/context.ts";

/** Renders a page of the desk or of a partner site's frame, which are never prerendered. */
export const renderDocument: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  loaderContext,
) => {
  const nonce = loaderContext.get(nonceContext);
  let finalStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    // No signal: Node.js keeps what React lets it listen to, and so would keep every rendered page.
    nonce,
    onError(error) {
      finalStatus = 500;
      reportFailure(error, { request, context: loaderContext });
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
};

/** Reports real failures only: not a wrong address, not a reader who left before the page was ready. */
export function reportFailure(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(failureContext)(error);
}

type Failed = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };
