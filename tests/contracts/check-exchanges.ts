import Stripe from "stripe";
import { checkMonday } from "./monday.ts";
import { type OperationName, operationOf } from "./operations.ts";
import type { Exchange } from "./recorder.ts";
import { bodyOf, isForm, valuesOf } from "./request-values.ts";
import { type Claim, typeFaults } from "./type-check.ts";

/** A request or an answer, and what its contract says against it. */
export type Finding = {
  readonly exchange: Exchange;
  readonly operation: string;
  readonly part: "request" | "answer";
  readonly fault: string | undefined;
};

/** Holds each request of the product, and each answer of a fake, to the vendor's contract. */
export async function checkExchanges(exchanges: readonly Exchange[]): Promise<readonly Finding[]> {
  const parts = exchanges.flatMap((exchange) => partsOf(exchange).map((part) => ({ ...part, exchange })));
  // Most are repeats of each other.
  const written = parts.map(({ claim }) => claim && JSON.stringify(claim));
  const claims = [...new Map(parts.flatMap(({ claim }, at) => (claim ? [[written[at], claim] as const] : [])))];
  const said = await typeFaults(claims.map(([, claim]) => claim));
  const faults = new Map(claims.map(([key], at) => [key, said[at]]));
  return parts.map(({ exchange, operation, part, fault }, at) => ({
    exchange,
    operation,
    part,
    fault: fault ?? (written[at] === undefined ? undefined : faults.get(written[at])),
  }));
}

export type Part = Omit<Finding, "exchange"> & { readonly claim?: Claim };

function partsOf(exchange: Exchange): readonly Part[] {
  if (exchange.vendor === "monday") return checkMonday(exchange);
  if (exchange.method === "EVENT") return [eventPart(exchange)];
  const operation = operationOf(exchange);
  if (!operation) {
    const fault = "The client knows no such operation";
    return [{ operation: `${exchange.vendor} ${exchange.method} ${exchange.path}`, part: "request", fault }];
  }
  const { answer } = exchange;
  const fault = headerFault(exchange);
  const request: Part = {
    operation,
    part: "request",
    fault,
    ...(!fault && { claim: requestClaim(operation, exchange) }),
  };
  if (!answer) return [request];
  return [request, { operation, part: "answer", fault: undefined, claim: answerClaim(operation, answer) }];
}

function requestClaim(operation: OperationName, exchange: Exchange): Claim {
  const value = { query: valuesOf(exchange.query), body: bodyOf(exchange) };
  return { type: `Pick<Contracts[${JSON.stringify(operation)}], "query" | "body">`, value };
}

/** The vendor sends it, so there is no request. */
function eventPart({ vendor, path, answer }: Exchange): Part {
  const claim = { type: `StripeEvent<${JSON.stringify(path)}>`, value: answer?.body };
  return { operation: `${vendor} event ${path}`, part: "answer", fault: undefined, claim };
}

function answerClaim(operation: OperationName, { status, body = {} }: NonNullable<Exchange["answer"]>): Claim {
  const part = status < 300 ? "answer" : "error";
  return { type: `Contracts[${JSON.stringify(operation)}]["${part}"]`, value: body };
}

/** What types do not say. */
function headerFault({ vendor, path, headers, body }: Exchange): string | undefined {
  const wantsForm = vendor === "stripe" || path === "/services/oauth2/token";
  const isJson = headers["content-type"]?.startsWith("application/json") === true;
  if (body !== "" && !(wantsForm ? isForm(headers) : isJson)) return `Content-Type: ${headers["content-type"]}`;
  if (path !== "/services/oauth2/token" && headers["authorization"] !== "Bearer") return "no bearer token";
  if (vendor !== "stripe") return undefined;
  return headers["stripe-version"] === Stripe.API_VERSION ? undefined : `Stripe-Version: ${headers["stripe-version"]}`;
}
