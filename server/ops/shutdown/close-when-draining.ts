import { type IncomingMessage, ServerResponse } from "node:http";
import type { Lifecycle } from "./lifecycle.ts";

/**
 * Sends `Connection: close` with every answer once this server is shutting down, so that a proxy or browser opens its
 * next connection elsewhere and never writes into one that is about to be closed.
 */
export function closeWhenDraining({ isDraining }: Pick<Lifecycle, "isDraining">): typeof ServerResponse {
  return class DrainingResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: never[]): this {
      if (isDraining()) this.shouldKeepAlive = false;
      return super.writeHead(...(head as unknown as Parameters<ServerResponse["writeHead"]>));
    }
  };
}
