import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { failureContext, nonceContext } from "#app/context.ts";
import type { PartnerSite } from "#domain/partners/partner-site.ts";
import { partnerContext } from "./embed-context.ts";

/** What the server gives for one request. */
export type EmbedRequest = {
  readonly partner: PartnerSite;
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
};

const handle = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");

/** The page in a partner's frame. Contexts are set here, because this bundle has its own copy of their keys. */
export function renderEmbed(request: Request, { partner, nonce, onError }: EmbedRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(partnerContext, partner);
  context.set(nonceContext, nonce);
  context.set(failureContext, onError);
  return handle(request, context);
}
