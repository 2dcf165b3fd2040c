import * as z from "zod/mini";
import { type CheckedContactMessage, checkContactMessage } from "#contracts/leads/contact-message.ts";
import type { MessageDraft } from "./message-draft.ts";
import { rememberedContact } from "./remembered-contact.ts";
import { type SendFailure, type SendingTools, sendMessage } from "./send-message.ts";

/** Everything in the form that needs a schema. Loaded after the page, to keep the first script small. */

const text = z.exactOptional(z.string().check(z.maxLength(20_000)));
const draftSchema = z.object({
  messageId: z.uuidv4(),
  fields: z.object({ name: text, email: text, phone: text, company: text, message: text }),
});

function readDraft(kept: string): MessageDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

/** Merges the remembered contact with the draft; the draft wins. */
export function rememberedDetails(kept: string): Partial<MessageDraft> & Pick<MessageDraft, "fields"> {
  const { email, phone } = rememberedContact() ?? {};
  const contact = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
  const draft = readDraft(kept);
  return draft ? { ...draft, fields: { ...contact, ...draft.fields } } : { fields: contact };
}

export type MessageErrors = Extract<CheckedContactMessage, { ok: false }>["errors"];

export type SendOutcome =
  | { readonly email: string }
  | { readonly failure: SendFailure }
  | { readonly errors: MessageErrors };

/** Checks a message and sends it. */
export async function checkAndSend(message: unknown, tools: SendingTools): Promise<SendOutcome> {
  const checked = checkContactMessage(message);
  if (!checked.ok) return { errors: checked.errors };
  const failure = await sendMessage(checked.message, tools);
  return failure ? { failure } : { email: checked.message.email };
}
