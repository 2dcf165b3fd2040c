import type { MessageFilter } from "#domain/desk/screens/messages-view.ts";

/** Words of the screen of messages. */
export const messagesWords = {
  title: "Messages",
  intro:
    "What visitors wrote with the contact form, and their requests for reports. A reply goes out from your own mail.",
  filters: "Views",
  filterNames: { all: "All", heldBack: "Held back as spam" } satisfies Readonly<Record<MessageFilter, string>>,
  none: "Nobody has written yet.",
  noneHeldBack: "Nothing is held back.",
  from: "From",
  text: "Message",
  when: "When",
  action: "Action",
  reply: "Reply",
  asks: (report: string) => `Asks for the ${report} report.`,
  noText: "No text.",
  older: "Older messages",
  remove: "Delete everywhere…",
  removeText: (email: string) =>
    `Deletes everything under ${email}: leads, messages and waiting mails here, and the items on the CRM board. It cannot be undone.`,
  field: "Type the email address",
  removeButton: "Delete everywhere",
  removed: "Deleted. The CRM board follows within minutes.",
} as const;
