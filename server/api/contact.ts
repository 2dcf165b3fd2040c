import { type Context, Hono } from "hono";
import { z } from "zod";
import { errorTable } from "#contracts/error-table.ts";
import { type ContactMessage, checkContactMessage } from "#contracts/leads/contact-message.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";

/** The contact form and 'Request this report'. */
export function contactApi(deps: Deps) {
  const { messages, outbox } = deps;
  return new Hono().post("/", async (context) => {
    const message = await readMessage(context);
    await countVisitor(context, deps, allowances.messages);
    const { created, enqueued } = await messages.take(message);
    if (enqueued) outbox.kick();
    return context.json({ stored: true }, created ? 201 : 200);
  });
}

async function readMessage(context: Context): Promise<ContactMessage> {
  const checked = checkContactMessage(await jsonBody(context, z.unknown()));
  if (checked.ok) return checked.message;
  const fields = Object.keys(checked.errors);
  if (fields.length === 1 && checked.errors.elapsedMs === errorTable.tooQuick.message) throw new AppError("tooQuick");
  throw new AppError("badRequest", `fields: ${fields.join(" ")}`);
}
