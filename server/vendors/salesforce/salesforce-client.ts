import { PassThrough } from "node:stream";
import { Connection } from "@jsforce/jsforce-node";
import { z } from "zod";
import { CrmError, noAnswer, readAnswer } from "#server/vendors/crm/crm-error.ts";
import { isExpired, salesforceFailure } from "./failure.ts";

/** The vendor supports a version for at least three years. */
const apiVersion = "66.0";

export type SalesforceConnection = {
  /** The firm's own domain: `https://firm.my.salesforce.com`. */
  readonly loginUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Well below the lease of a job, so that no request outlives the worker's lease. */
  readonly timeoutMs: number;
};

type Session = { readonly accessToken: string; readonly instanceUrl: string; readonly userId: string };

/** Requests by the vendor's client. @throws CrmError */
export type SendToSalesforce = <T>(signal: AbortSignal, request: (client: Connection) => Promise<T>) => Promise<T>;

export type SalesforceClient = {
  readonly send: SendToSalesforce;
  /** The user in whose name everything is written: who has no other owner is nobody's. */
  ownUser(signal: AbortSignal): Promise<string>;
};

type HttpRequest = Exclude<Parameters<Connection["request"]>[0], string>;
type HttpResponse = { readonly statusCode: number; readonly headers: Record<string, string>; readonly body: string };
type Send = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * The client with our own way to the network. Its own ends the process if a connection breaks in the middle of an
 * answer, repeats failed requests and cannot be aborted (jsforce-node 3.12).
 */
class SalesforceRequests extends Connection {
  readonly #send: Send;

  constructor({ accessToken, instanceUrl }: Session, send: Send) {
    super({ accessToken, instanceUrl, version: apiVersion });
    this.#send = send;
  }

  override request<R>(request: string | HttpRequest, options: object = {}) {
    const transport = {
      httpRequest: (asked: HttpRequest) => Object.assign(this.#send(asked), { stream: () => new PassThrough() }),
    };
    return super.request<R>(request, { ...options, transport });
  }
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  instance_url: z.url(),
  id: z.string().regex(/\/[\w]{15,18}$/),
});

export function createSalesforceClient(
  { loginUrl, clientId, clientSecret, timeoutMs }: SalesforceConnection,
  countCall: () => Promise<void>,
): SalesforceClient {
  let kept: Promise<Session> | undefined;

  function sender(signal: AbortSignal): Send {
    return async ({ url, method, headers, body }) => {
      await countCall();
      return exchange(url, {
        method,
        headers: { ...headers, "Sforce-Duplicate-Rule-Header": "allowSave=true" },
        ...(typeof body === "string" && { body }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
    };
  }

  /** OAuth's client credentials: no person signs in, and there is nothing to renew. */
  async function signIn(signal: AbortSignal): Promise<Session> {
    const form = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const { body } = await exchange(`${loginUrl}/services/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams(form),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { access_token, instance_url, id } = readAnswer("salesforce", tokenSchema, parsed(body));
    if (new URL(loginUrl).protocol === "https:" && new URL(instance_url).protocol !== "https:")
      throw new CrmError("salesforce", { kind: "settings" }, "the instance has no https address");
    return { accessToken: access_token, instanceUrl: instance_url, userId: id.slice(id.lastIndexOf("/") + 1) };
  }

  /** One session for all requests; one that could not be opened is not kept. */
  function session(signal: AbortSignal): Promise<Session> {
    kept ??= signIn(signal).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  }

  return {
    send: async (signal, request) => {
      const run = async () => request(new SalesforceRequests(await session(signal), sender(signal)) as Connection);
      try {
        return await run();
      } catch (error) {
        if (!isExpired(error)) throw error;
        kept = undefined;
        return run();
      }
    },
    ownUser: async (signal) => (await session(signal)).userId,
  };
}

/** @throws CrmError for anything but a success in JSON */
async function exchange(url: string, init: RequestInit): Promise<HttpResponse> {
  const { status, headers, body } = await fetched(url, init);
  const json = parsed(body);
  if (status < 200 || status >= 300) throw salesforceFailure(status, json, Number(headers["retry-after"]));
  if (status !== 204 && json === undefined) throw new CrmError("salesforce", { kind: "unclear" }, "no usable answer");
  return { statusCode: status, headers, body };
}

async function fetched(url: string, init: RequestInit) {
  try {
    // A redirect would send the token and the lead elsewhere.
    const response = await fetch(url, { ...init, redirect: "error" });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  } catch (error) {
    throw noAnswer("salesforce", error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
