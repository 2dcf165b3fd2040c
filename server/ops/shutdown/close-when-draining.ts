import { type IncomingMessage, ServerResponse } from "node:http";
import type { Lifecycle } from "./lifecycle.ts";

/**
 * Answers that ask the other side to close the connection once this server is leaving, those under way included: a proxy or
 * browser then opens its next one elsewhere, and never writes into one that is about to be closed.
 */
export function lastAnswers({ isDraining }: Pick<Lifecycle, "isDraining">): typeof ServerResponse {
  return class LastAnswer<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...head: never[]): this {
      if (isDraining()) this.shouldKeepAlive = false;
      return super.writeHead(...(head as unknown as Parameters<ServerResponse["writeHead"]>));
    }
  };
}
