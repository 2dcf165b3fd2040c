/** What a mail program posts to stop such mails, as the mail's `List-Unsubscribe-Post` header tells it (RFC 8058). */
export const oneClickField = { name: "List-Unsubscribe", value: "One-Click" } as const;

export const reminderStopPath = (valuationId: string) => `/api/reminder-stop/${valuationId}`;
/** The follow-up emails to an owner. */
export const ownerMailStopPath = (valuationId: string) => `/api/mail-stop/owner/${valuationId}`;
/** A mail to a member of the desk; the token says whose and which. */
export const memberMailStopPath = (token: string) => `/api/mail-stop/member/${token}`;
/** The page with one button for the same. */
export const memberMailPagePath = (token: string) => `/desk/email-off?token=${token}`;
