import type { Outcome } from "#app/desk/lead/lead-access.ts";
import type { MessageFilter, MessagesView } from "#domain/desk/screens/messages-view.ts";

/** What the screen of messages reads and does. */
export type MessageAccess = {
  read(query: { readonly filter: MessageFilter; readonly after?: string | undefined }): Promise<MessagesView>;
  /** Marks a message as answered, or takes that back. */
  markAnswered(id: string, isAnswered: boolean): Promise<Outcome>;
  /** Deletes everything under an address. */
  removeSender(email: string, typed: string): Promise<Outcome>;
};
