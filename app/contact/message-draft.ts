/** In the order in which they are asked. */
export const messageFields = ["name", "email", "phone", "company", "message"] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageFields = Readonly<Partial<Record<MessageField, string>>>;

/** What was typed and not sent. Its id stays, so that sent again after a lost answer it is the same message. */
export type MessageDraft = { readonly messageId: string; readonly fields: MessageFields };

function attempt<T>(action: (tab: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The tab keeps what was typed until it is sent. Where it keeps nothing, the form goes on without. */
export function draftStore(kind: string) {
  const key = `message:${kind}`;
  return {
    /** As it was kept; only the message desk has the schema to read it by. */
    read: () => attempt((tab) => tab.getItem(key)) ?? "",
    write: (draft: MessageDraft) => void attempt((tab) => tab.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((tab) => tab.removeItem(key)),
  };
}
