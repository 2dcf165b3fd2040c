import type { MessageFilter } from "#domain/desk/screens/messages-view.ts";

/** Words of the screen of messages. */
export const messagesWords = {
  title: "Messages",
  intro:
    "What visitors wrote with the contact form, and their requests for reports. A reply goes out from your own email: mark the message as answered afterward, so that nobody writes twice.",
  filters: "Views",
  filterNames: { all: "All", unanswered: "To answer", heldBack: "Held back as spam" } satisfies Readonly<
    Record<MessageFilter, string>
  >,
  none: {
    all: "Nobody has written yet.",
    unanswered: "Every message is answered.",
    heldBack: "Nothing is held back.",
  } satisfies Readonly<Record<MessageFilter, string>>,
  from: "From",
  text: "Message",
  when: "When",
  action: "Action",
  state: "Answer",
  waiting: "To answer",
  answeredBy: (name: string, when: string) => `Answered by ${name} ${when}`,
  answer: "Mark as answered",
  undo: "Undo",
  /** The rest of a button's name, for screen readers. */
  of: (name: string) => ` (${name})`,
  answerDone: "Marked as answered.",
  answeredBefore: (name: string) => `${name} had marked it as answered already.`,
  undone: "Marked as not answered.",
  asks: (report: string) => `Asks for the ${report} report.`,
  noText: "No text.",
  older: "Older messages",
  remove: "Delete everywhere…",
  removeText: (email: string) =>
    `Deletes everything under ${email}: leads, messages and waiting emails here, and the records in the CRM. It cannot be undone.`,
  field: "Type the email address",
  removeButton: "Delete everywhere",
  removed: "Deleted. The CRM follows within minutes.",
} as const;
