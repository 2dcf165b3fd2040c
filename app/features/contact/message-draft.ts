import * as z from "zod/mini";

/** In the order in which they are asked. */
export const messageFields = ["name", "email", "phone", "company", "message"] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageFields = Readonly<Partial<Record<MessageField, string>>>;

/** What was typed and not sent. Its id stays, so that sent again after a lost answer it is the same message. */
export type MessageDraft = { readonly messageId: string; readonly fields: MessageFields };

const text = z.exactOptional(z.string().check(z.maxLength(20_000)));
const draftSchema = z.object({
  messageId: z.uuidv4(),
  fields: z.object({ name: text, email: text, phone: text, company: text, message: text }),
});

/** The tab keeps what was typed until it is sent. Where it keeps nothing, the form goes on without. */
export function draftStore(name: string) {
  const key = `message:${name}`;
  function attempt<T>(action: (tab: Storage) => T): T | undefined {
    try {
      return action(sessionStorage);
    } catch {
      return undefined;
    }
  }
  return {
    read(): MessageDraft | undefined {
      const kept = attempt((tab) => tab.getItem(key));
      return kept ? attempt(() => draftSchema.safeParse(JSON.parse(kept)).data) : undefined;
    },
    write: (draft: MessageDraft) => void attempt((tab) => tab.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((tab) => tab.removeItem(key)),
  };
}
