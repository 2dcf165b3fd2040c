import { z } from "zod";
import type { FakeStripe } from "#tests/fakes/stripe.ts";
import { behaviorSchema } from "./api.ts";
import { actions } from "./objects.ts";
import { forgeries, type Target } from "./webhook-sender.ts";

type Fake = Omit<FakeStripe, "url" | "variables">;

const printedSchema = z.object({
  session: z.string(),
  status: z.string().nullable().optional(),
  payment_status: z.string().optional(),
  dispute_status: z.string().optional(),
  email: z.string().nullable().optional(),
});

/**
 * Over HTTP, for a browser test whose fake runs in another process. Each takes JSON and returns the state unless it
 * has its own answer.
 */
const commands: Readonly<Record<string, (fake: Fake, given: unknown) => unknown>> = {
  __behave: (fake, given) => fake.behave(behaviorSchema.parse(given)),
  __release: (fake) => fake.release(),
  __reset: (fake) => fake.reset(),
  __state: () => undefined,
  __webhook: (fake, given) => fake.webhook(postingTo(z.object({ url: z.url() }).parse(given).url)),
  __price: (fake, given) => fake.setPrice(z.looseObject({ id: z.string() }).parse(given)),
  __act: async (fake, given) => {
    const { session, action } = z.object({ session: z.string(), action: z.enum(actions) }).parse(given);
    await fake.act(session, action);
  },
  __print: (fake, given) => {
    const { session, ...printed } = printedSchema.parse(given);
    fake.print(session, printed);
  },
  __deliver: async (fake, given) => {
    const order = z.union([z.enum(["same", "reversed"]), z.int()]);
    const how = z.object({ times: z.int().positive().optional(), order: order.optional() }).parse(given);
    return { statuses: await fake.deliver(how) };
  },
  __forge: async (fake, given) => {
    const { session, as } = z.object({ session: z.string(), as: z.enum(forgeries) }).parse(given);
    return { status: await fake.forge(session, as) };
  },
};

/** Undefined if there is no such command. */
export async function runCommand(fake: Fake, name: string, body: string): Promise<unknown> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return undefined;
  const answer = await command(fake, body === "" ? {} : JSON.parse(body));
  return answer ?? stateOf(fake);
}

function stateOf(fake: Fake) {
  return {
    sessions: fake.sessions(),
    sent: fake.sent,
    waiting: fake.waiting.length,
    requests: fake.requests.map(({ operation }) => operation),
  };
}

export function postingTo(url: string): Target {
  return async (body, headers) => (await fetch(url, { method: "POST", headers, body })).status;
}
