/** What a mail program posts to stop the reminder, as the mail's `List-Unsubscribe-Post` header tells it. */
export const oneClickField = { name: "List-Unsubscribe", value: "One-Click" } as const;

export const reminderStopPath = (valuationId: string) => `/api/reminder-stop/${valuationId}`;
