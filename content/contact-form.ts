/** The words of the form that the contact page and 'Request this report' share. */
export const contactFormWords = {
  fields: { name: "Name", email: "E-mail", phone: "Phone", company: "Company", message: "Message" },
  phoneHint: "If you would rather be called.",
  send: "Send message",
  sending: "Sending",
  privacy: "We use this to answer you and to follow up.",
  privacyLink: "Privacy Policy",
  /** The hidden field's label. */
  honeypot: "Homepage",
  failures: {
    offline: "You are not connected. What you wrote stays here; send it once you are, or call us:",
    /** The message may have arrived and only the answer was lost. A repeat is stored once. */
    down: "We could not confirm that it arrived. What you wrote stays here; please send it again in a moment (we will not get it twice), or call us:",
    refused: "We could not take this message as it is. Please call us:",
    /** Follows a message of the server. */
    call: "Our number:",
  },
  noScript: {
    text: "Sending from this page needs JavaScript. Please call us or write to us instead:",
  },
  again: "Write another message",
} as const;
