import { type Context, Hono } from "hono";
import { z } from "zod";
import { type ContactMessage, checkContactMessage } from "#contracts/contact-message.ts";
import { errorTable } from "#contracts/error-table.ts";
import { allowances } from "#server/allowances.ts";
import type { Deps } from "#server/deps.ts";
import { countVisitor } from "#server/http/count-visitor.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { Refusal } from "#server/refusal.ts";

/** The contact form and 'Request this report'. */
export function contactApi(deps: Deps) {
  const { messages, outbox } = deps;
  return new Hono().post("/", async (context) => {
    const message = await readMessage(context);
    await countVisitor(context, deps, allowances.messages);
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
