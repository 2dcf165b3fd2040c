import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Behavior, createApi, type FakeRequest, type OperationName, sendAnswer } from "./stripe/api.ts";
import { ApiError } from "./stripe/api-error.ts";
import { postingTo, runCommand } from "./stripe/commands.ts";
import { createLedger } from "./stripe/ledger.ts";
import { type Action, actions, type FakeEvent, type FakePrice, type Printed } from "./stripe/objects.ts";
import { backOfficePage, paymentPage } from "./stripe/pages.ts";
import { createWebhookSender, type Delivery, type Forgery, type Target } from "./stripe/webhook-sender.ts";

type Shown = Readonly<Record<string, unknown>>;

export type FakeStripe = {
  /** The value of STRIPE_API_URL. */
  readonly url: string;
  /** The settings of a site that sells through it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly requests: readonly FakeRequest[];
  /** Sent events, and their answers. */
  readonly sent: readonly { readonly type: string; readonly status: number }[];
  /** Events that are still to be sent, or were not accepted. */
  readonly waiting: readonly FakeEvent[];
  asked(operation: OperationName): number;
  behave(behavior: Behavior): void;
  /** Resolves when the request with this number, counted from 1, has arrived. */
  arrived(number: number): Promise<void>;
  /** Releases held requests. */
  release(): void;
  setPrice(price: Partial<FakePrice> & { readonly id: string }): void;
  /** Where events go. */
  webhook(target: Target | undefined): void;
  find(session: string, expand?: readonly string[]): Shown;
  sessions(): readonly Shown[];
  /** Prints other values than the stored ones: of a later version of the API, or another buyer's. */
  print(session: string, printed: Printed): void;
  /** Performs an action; resolves once its events were sent, unless they are held. */
  act(session: string, action: Action): Promise<void>;
  deliver(how?: Delivery): Promise<readonly number[]>;
  /** Sends an event as the provider never would, and returns the answer. */
  forge(session: string, as: Forgery): Promise<number>;
  /** Resets everything except the event target. */
  reset(): void;
  stop(): Promise<void>;
};

export const fakeAccount = {
  secretKey: "sk_test_fakeaccount",
  webhookSecret: "whsec_fakeaccount",
  prices: { professional: "price_fakeprofessional", exitReadiness: "price_fakeexitreadiness" },
} as const;

/** The provider's API as the official library uses it, its payment page, its events, and commands for tests. */
export async function startFakeStripe({ port = 0, now = Date.now } = {}): Promise<FakeStripe> {
  const courier = createWebhookSender({ secret: fakeAccount.webhookSecret, now });
  let origin = "";
  const newLedger = () => {
    const made = createLedger({ now, pageOf: (id) => `${origin}/pay/${id}`, happened: courier.take });
    made.setPrice({ id: fakeAccount.prices.professional, unit_amount: 49_000 });
    made.setPrice({ id: fakeAccount.prices.exitReadiness, unit_amount: 149_000 });
    return made;
  };
  let ledger = newLedger();
  const { respond, eventsAreHeld, reset, ...api } = createApi({
    secretKey: fakeAccount.secretKey,
    ledger: () => ledger,
  });

  const fake: Omit<FakeStripe, "url" | "variables"> = {
    ...api,
    sent: courier.sent,
    waiting: courier.waiting,
    asked: (operation) => api.requests.filter((each) => each.operation === operation).length,
    setPrice: (price) => ledger.setPrice(price),
    webhook: courier.to,
    find: (id, expand) => ledger.find(id, expand),
    sessions: () => ledger.list(undefined),
    print: (id, printed) => ledger.print(id, printed),
    act: async (id, action) => {
      ledger.act(id, action);
      if (!eventsAreHeld()) await courier.deliver();
    },
    deliver: courier.deliver,
    forge: (id, as) => {
      const object = { ...ledger.find(id), status: "complete", payment_status: "paid" };
      const type = "checkout.session.completed";
      return courier.send({ id: "evt_forged", object: "event", livemode: false, type, data: { object } }, as);
    },
    reset: () => {
      reset();
      courier.reset();
      ledger = newLedger();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  /** The payment page and the dashboard, and their actions. */
  async function page(request: IncomingMessage, response: ServerResponse, path: readonly string[]): Promise<void> {
    const [area, id = "", done] = path;
    if (request.method !== "POST") {
      const session = ledger.find(id);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(area === "pay" ? paymentPage(session) : backOfficePage(session));
      return;
    }
    const action = z.enum(actions).parse(done);
    await fake.act(id, action);
    const isBuyer = action === "pay" || action === "payLater";
    const onward = isBuyer ? String(ledger.find(id)["success_url"]) : `/office/${id}`;
    response.writeHead(303, { Location: onward.replace("{CHECKOUT_SESSION_ID}", id) }).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", origin);
    const [, ...path] = url.pathname.split("/");
    if (path[0] === "v1") return respond(request, response, url);
    if (path[0] === "pay" || path[0] === "office") return page(request, response, path);
    const answer = await runCommand(fake, path[0] ?? "", await text(request));
    sendAnswer(response, answer === undefined ? { status: 404, body: {} } : { status: 200, body: answer });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const fault = { status: 500, body: { error: { type: "fault_of_the_fake", message: String(error) } } };
      sendAnswer(response, error instanceof ApiError ? error.answer : fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...fake, url: origin, variables: variablesFor(origin) };
}

function variablesFor(apiUrl: string): FakeStripe["variables"] {
  return {
    STRIPE_API_URL: apiUrl,
    STRIPE_SECRET_KEY: fakeAccount.secretKey,
    STRIPE_WEBHOOK_SECRET: fakeAccount.webhookSecret,
    STRIPE_PRICE_PROFESSIONAL: fakeAccount.prices.professional,
    STRIPE_PRICE_EXIT_READINESS: fakeAccount.prices.exitReadiness,
  };
}

if (import.meta.main) {
  const options = { port: { type: "string", default: "4040" }, webhook: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const fake = await startFakeStripe({ port: Number(values.port) });
  if (values.webhook !== undefined) fake.webhook(postingTo(values.webhook));
  const lines = Object.entries(fake.variables).map(([name, value]) => `${name}=${value}`);
  process.stdout.write(`The fake provider is on ${fake.url}\n${lines.join("\n")}\n`);
}
