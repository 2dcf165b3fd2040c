import { type AgentOptions, Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { Client } from "@hubspot/api-client";
import { hubspotFailure } from "./failure.ts";

export type HubspotConnection = {
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** Well below the lease of a job, so that no request outlives the worker's lease. */
  readonly timeoutMs: number;
};

type Api = Client["crm"];

/** One request by the vendor's client. @throws CrmError */
export type SendToHubspot = <T>(signal: AbortSignal, request: (api: Api) => Promise<T>) => Promise<T>;

export function createHubspotClient(
  { token, apiUrl, timeoutMs }: HubspotConnection,
  countCall: () => Promise<void>,
): SendToHubspot {
  const Agent = apiUrl?.startsWith("http:") ? HttpAgent : HttpsAgent;
  return async (signal, request) => {
    await countCall();
    // The client takes no signal, but its agent's socket does. A client costs 25 microseconds.
    const socket: AgentOptions & { readonly signal: AbortSignal } = {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    };
    const agent = new Agent(socket);
    const client = new Client({
      accessToken: token,
      ...(apiUrl !== undefined && { basePath: apiUrl }),
      // The outbox retries.
      numberOfApiCallRetries: 0,
      httpAgent: agent,
    });
    try {
      return await request(client.crm);
    } catch (error) {
      throw hubspotFailure(error);
    } finally {
      agent.destroy();
    }
  };
}
