import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { recordExchange } from "#tests/contracts/recorder.ts";
import { type Answer, ApiError, checked, invalid } from "./api-error.ts";
import { checkoutParameters, expireParameters, listParameters, retrieveParameters } from "./checkout-parameters.ts";
import { formParameters } from "./form.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import type { Ledger } from "./ledger.ts";

/** The outcome of the next requests. `well` succeeds; the others are failures that a site must survive. */
const modes = [
  "well",
  /** 500, nothing done; the same under the same key. */
  "fails",
  /** 503 from a proxy in front of the API, which knows no keys. */
  "overloaded",
  /** Done, then the connection breaks during the answer. */
  "dies",
  /** No answer, and nothing done, until `release`. */
  "stalls",
  "rateLimited",
  "unauthorized",
  /** 200 with an unrelated web page. */
  "garbled",
] as const;
type FakeMode = (typeof modes)[number];

const operations = [
  "openCheckout",
  "findCheckout",
  "expireCheckout",
  "listCheckouts",
  "listDisputes",
  "price",
] as const;
export type OperationName = (typeof operations)[number];

export const behaviorSchema = z.object({
  mode: z.enum(modes).default("well"),
  /** For this many requests, then `well` again; without it until changed. */
  times: z.int().positive().optional(),
  only: z.array(z.enum(operations)).optional(),
  /** `held`: events wait until they are released, as after an outage. */
  events: z.enum(["atOnce", "held"]).default("atOnce"),
});
export type Behavior = z.input<typeof behaviorSchema>;

export type FakeRequest = {
  readonly operation: OperationName;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage["headers"];
};

type Operation = { readonly name: OperationName; readonly work: () => unknown };
type Once = (work: () => Promise<Answer>) => Promise<Answer>;

/** The provider's HTTP interface over a ledger, as strict as the real one. */
export function createApi({ secretKey, ledger }: { secretKey: string; ledger: () => Ledger }) {
  const requests: FakeRequest[] = [];
  const held: (() => void)[] = [];
  const waitingFor = new Set<() => void>();
  let behavior = behaviorSchema.parse({});
  let keys = createIdempotencyKeys();

  function nextMode(name: OperationName): FakeMode {
    const { mode, times, only } = behavior;
    if (mode === "well" || (only && !only.includes(name))) return "well";
    if (times === 1) behavior = { ...behavior, mode: "well", times: undefined };
    else if (times !== undefined) behavior = { ...behavior, times: times - 1 };
    return mode;
  }

  function operationOf(method: string, path: string, parameters: Record<string, unknown>): Operation {
    const [, area = "", id = "", verb = ""] =
      /^\/v1\/(prices|disputes|checkout\/sessions)(?:\/(\w+)(\/expire)?)?$/.exec(path) ?? [];
    const list = (data: readonly unknown[]) => ({ object: "list", has_more: false, url: path, data });
    const found: Readonly<Record<string, Operation>> = {
      "POST checkout/sessions": {
        name: "openCheckout",
        work: () => ledger().open(checked(checkoutParameters, parameters)),
      },
      "GET checkout/sessions/:id": {
        name: "findCheckout",
        work: () => ledger().find(id, checked(retrieveParameters, parameters).expand),
      },
      "GET checkout/sessions": {
        name: "listCheckouts",
        work: () => list(ledger().list(checked(listParameters, parameters).payment_intent)),
      },
      "POST checkout/sessions/:id/expire": {
        name: "expireCheckout",
        work: () => {
          checked(expireParameters, parameters);
          return ledger().expire(id);
        },
      },
      "GET disputes": {
        name: "listDisputes",
        work: () => list(ledger().disputes(checked(listParameters, parameters).payment_intent)),
      },
      "GET prices/:id": {
        name: "price",
        work: () => {
          checked(z.strictObject({}), parameters);
          return ledger().price(id);
        },
      },
    };
    const operation = found[`${method} ${area}${id && "/:id"}${verb}`];
    if (operation) return operation;
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new ApiError(404, { type: "invalid_request_error", message });
  }

  function check({ method, headers }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new ApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    if (method === "POST" && headers["content-type"] !== "application/x-www-form-urlencoded")
      throw invalid("The request's body must be application/x-www-form-urlencoded");
    if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(String(headers["stripe-version"]))) throw invalid("Invalid Stripe API version");
  }

  const done = (work: () => unknown) => async (): Promise<Answer> => ({ status: 200, body: work() });
  const failure = (status: number, message: string, headers = {}): Answer => ({
    status,
    body: { error: { type: "api_error", message } },
    headers,
  });

  const answerIn: Readonly<
    Record<FakeMode, (response: ServerResponse, once: Once, work: () => unknown) => Promise<void>>
  > = {
    well: async (response, once, work) => sendAnswer(response, await once(done(work))),
    fails: async (response, once) =>
      sendAnswer(response, await once(async () => failure(500, "Unknown", { "Stripe-Should-Retry": "false" }))),
    overloaded: async (response) => sendAnswer(response, failure(503, "Overloaded")),
    dies: async (response, once, work) => {
      const body = JSON.stringify((await once(done(work))).body);
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": String(body.length) });
      response.write(body.slice(0, 12), () => response.destroy());
    },
    stalls: async (response, once, work) => {
      const answer = await once(async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return done(work)();
      });
      sendAnswer(response, answer);
    },
    rateLimited: async (response) => {
      const error = { type: "rate_limit_error", code: "rate_limit", message: "Too many requests" };
      sendAnswer(response, { status: 429, body: { error } });
    },
    unauthorized: async (response) => {
      const error = { type: "invalid_request_error", message: `Invalid API Key provided: ${secretKey}` };
      sendAnswer(response, { status: 401, body: { error } });
    },
    garbled: async (response) =>
      void response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Sign in to the network</html>"),
  };

  return {
    requests,
    eventsAreHeld: () => behavior.events === "held",
    behave: (given: Behavior) => {
      behavior = behaviorSchema.parse(given);
    },
    arrived: (number: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (requests.length < number) return;
          waitingFor.delete(look);
          resolve();
        };
        waitingFor.add(look);
        look();
      }),
    release: () => {
      for (const go of held.splice(0)) go();
    },
    reset: () => {
      requests.length = 0;
      held.length = 0;
      waitingFor.clear();
      behavior = behaviorSchema.parse({});
      keys = createIdempotencyKeys();
    },
    async respond(request: IncomingMessage, response: ServerResponse, { pathname, search }: URL): Promise<void> {
      const { headers, method = "" } = request;
      const body = await text(request);
      const record = (answer?: Answer) =>
        recordExchange({ vendor: "stripe", method, path: pathname, query: search.slice(1), headers, body, answer });
      try {
        check(request);
        const parameters = formParameters(method === "POST" ? body : search.slice(1));
        const operation = operationOf(method, pathname, parameters);
        requests.push({ operation: operation.name, parameters, headers });
        const mode = nextMode(operation.name);
        for (const look of waitingFor) look();
        const key = headers["idempotency-key"];
        const named = method === "POST" && typeof key === "string" ? key : undefined;
        if (mode !== "well") record();
        const once: Once = async (work) => {
          const answer = await keys.once(named, `${pathname} ${body}`, work);
          if (mode === "well") record(ledger().printsLaterVersion() ? undefined : answer);
          return answer;
        };
        await answerIn[mode](response, once, operation.work);
      } catch (error) {
        if (error instanceof ApiError) record(error.answer);
        throw error;
      }
    },
  };
}

export function sendAnswer(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}
