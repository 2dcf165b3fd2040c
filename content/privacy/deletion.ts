import type { Action } from "#content/actions.ts";

/** 'Delete my data' on the private page: the offer, the question, and what is left afterward. */
export const deletionWords = {
  title: "Your data",
  text: "We keep this valuation so that your link goes on working. You can delete it here at any time, without asking us.",
  open: "Delete my data",
  ask: {
    title: "Delete this valuation?",
    lead: "This cannot be undone. Anyone you gave the link to loses it too.",
    keep: "Keep it",
    confirm: "Delete everything",
    deleting: "Deleting",
    failed: "We could not confirm the deletion. Please try again, or call us:",
  },
  goes: {
    title: "What goes",
    items: [
      "The valuation, its figures and this link",
      "Its history, your scenarios, the links you shared and a reminder",
      "Your contact details, if you gave us any",
      "The report and its files",
      "Messages you sent us about it",
      "The entry in our client system, within minutes",
      "What this browser remembers of it",
    ],
  },
  stays: {
    title: "What stays",
    items: [
      "If you bought a report: what our books need of the payment, without your name",
      "A mark that this link was deleted, from which nothing else can be read",
      "Emails already sent, and backups until they are overwritten",
    ],
  },
  done: {
    title: "Your data is deleted",
    lead: "Nothing is stored under this link any more, and this browser has forgotten it. The entry in our client system follows within minutes.",
    actions: [
      { label: "Get Free Valuation", target: "valuation" },
      { label: "Contact us", target: "contact" },
    ] satisfies readonly Action[],
    lines: [
      { label: "Valuation", value: "Deleted" },
      { label: "Report", value: "Deleted" },
      { label: "Your details", value: "Deleted" },
    ],
  },
} as const;
