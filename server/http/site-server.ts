import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createBoundedServer } from "./bounded-server.ts";
import type { StaticSite } from "./static-site.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The visitors' server: prerendered files from memory, everything else from the application. */
export function createSiteServer(site: StaticSite, listener: Listener): Server {
  return createBoundedServer((request, response) => {
    if (!site.serve(request, response)) void listener(request, response);
  });
}
