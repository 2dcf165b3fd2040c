import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { closeWhenDraining } from "#server/ops/shutdown/close-when-draining.ts";
import type { Lifecycle } from "#server/ops/shutdown/lifecycle.ts";
import { connectionLimits, createBoundedServer } from "./bounded-server.ts";
import type { StaticSite } from "./pages/static-site.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
/** Called for each file that is answered from memory. */
type ServedFiles = { add(request: IncomingMessage, response: ServerResponse): void };
/** The same, for the funnel. */
type Visits = { add(request: IncomingMessage): void };

type Settings = { readonly lifecycle: Lifecycle; readonly served: ServedFiles; readonly visits: Visits };

/** The public server: prerendered files from memory, everything else from the application. */
export function createSiteServer(
  site: StaticSite,
  listener: Listener,
  { lifecycle, served, visits }: Settings,
): Server {
  const serve: Listener = (request, response) => {
    if (site.serve(request, response)) {
      served.add(request, response);
      visits.add(request);
    } else void listener(request, response);
  };
  return createBoundedServer(serve, connectionLimits, closeWhenDraining(lifecycle));
}
