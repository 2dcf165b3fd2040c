import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { StaticSite } from "./static-site.ts";

/** Whoever sends slowly on purpose is cut off: a connection is worth more to the next visitor. */
const patience = {
  /** All headers must be there by then. */
  headersTimeout: 10_000,
  /** And the whole request by then. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
} as const;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The visitors' server: prerendered files from memory, everything else from the application. */
export function createSiteServer(site: StaticSite, listener: Listener): Server {
  return createServer(patience, (request, response) => {
    if (!site.serve(request, response)) void listener(request, response);
  });
}
