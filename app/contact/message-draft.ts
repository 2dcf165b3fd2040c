import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";

/** In display order. */
export const messageFields = ["name", "email", "phone", "company", "message"] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageFields = Readonly<Partial<Record<MessageField, string>>>;

/** An unsent message. Its id stays the same, so that a repeat after a lost answer is not a second message. */
export type MessageDraft = { readonly messageId: string; readonly fields: MessageFields };

const storage = safeStorage(() => sessionStorage);

/** Keeps what was typed in session storage until it is sent. The form works without storage. */
export function draftStore(kind: string) {
  const key = `message:${kind}`;
  return {
    /** Unparsed text; check-message.ts has the schema. */
    read: () => storage.read(key) ?? "",
    write: (draft: MessageDraft) => storage.write(key, JSON.stringify(draft)),
    clear: () => storage.write(key, undefined),
  };
}
