import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ContactMessage, checkContactMessage } from "#contracts/contact-message.ts";
import { errorTable } from "#contracts/error-table.ts";
import type { Deps } from "#server/deps.ts";
import { bodyLimit } from "#server/http/body-limit.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import type { Limit } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";

const windowMs = 10 * 60_000;
export const contactBodyLimit = 32 * 1024;

export const contactAllowances = {
  visitor: { name: "messages", most: 5, windowMs },
  all: { name: "messages, in all", most: 200, windowMs },
} as const satisfies Record<string, Limit>;

/** The contact form and 'Request this report'. */
export function contactApi({ messages, outbox, limiter, log, env }: Deps) {
  return new Hono().post("/", bodyLimit(contactBodyLimit), async (context) => {
    const message = await readMessage(context);
    const visitor = visitorAddress(context, env);
    await orUnavailable(log, () =>
      limiter.count(contactAllowances.visitor, visitor, [contactAllowances.all, ""]),
    ).catch(inWordsOfTheForm);
    const { created, wished } = await messages.take(message);
    if (wished) outbox.kick();
    return context.json({ stored: true }, created ? 201 : 200);
  });
}

async function readMessage(context: Context): Promise<ContactMessage> {
  const checked = checkContactMessage(await jsonBody(context, z.unknown()));
  if (checked.ok) return checked.message;
  const fields = Object.keys(checked.errors);
  if (fields.length === 1 && checked.errors.elapsedMs === errorTable.tooQuick.message) throw new Refusal("tooQuick");
  throw new Refusal("badRequest", `fields: ${fields.join(" ")}`);
}

/** The limit's own sentence speaks of valuations. */
function inWordsOfTheForm(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== "tooMany") throw error;
  const { retryAfterSeconds } = error;
  throw new Refusal("tooManyMessages", error.message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
