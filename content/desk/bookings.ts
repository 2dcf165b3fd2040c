/** Words about calls that were booked in the firm's calendar. */

/** The sentence about a call, for the mail and for the comment on the board. `when` is `callTimeText`. */
export const callNoteText = {
  booked: (when: string, before: string | undefined) =>
    before === undefined ? `Call booked for ${when}` : `Call moved from ${before} to ${when}`,
  cancelled: (when: string) => `Call canceled: ${when}`,
} as const;

/** Anybody may have typed it: it is not the phone that the owner left with us. */
export const phoneAsTyped = (phone: string): string => `${phone} (as typed in the calendar)`;

/** For the firm. No figure in the subject or the preview text. */
export const callNoteMailWords = {
  kind: "Calls",
  subject: {
    booked: (company: string) => `Call booked: ${company}`,
    moved: (company: string) => `Call moved: ${company}`,
    cancelled: (company: string) => `Call canceled: ${company}`,
  },
  preheader: "When, with whom, and the brief.",
  brief: "Open the brief",
  labels: { company: "Company", person: "Person", email: "Email", phone: "Phone", desk: "On the desk" },
  confidential: "Confidential. The link opens the desk for the firm’s people only.",
} as const;
