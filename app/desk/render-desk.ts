import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { failureContext, nonceContext } from "#app/context.ts";
import { type Desk, deskContext } from "./desk-context.ts";

/** What the server gives for one request. */
export type DeskRequest = {
  readonly desk: Desk;
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
};

const handle = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");

/** Answers a request below `/desk`. Contexts are set here, because this bundle has its own copy of their keys. */
export function renderDesk(request: Request, { desk, nonce, onError }: DeskRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(deskContext, desk);
  context.set(nonceContext, nonce);
  context.set(failureContext, onError);
  return handle(request, context);
}
