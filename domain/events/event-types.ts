/** What other systems are told about: by webhook, and through the API. */
export const eventTypes = [
  "lead.created",
  "lead.contact",
  "lead.updated",
  "lead.deleted",
  "message.received",
  "purchase.paid",
  "purchase.refunded",
  "purchase.disputed",
  "call.booked",
  "call.cancelled",
] as const;
export type EventType = (typeof eventTypes)[number];

export function isEventType(text: string): text is EventType {
  return (eventTypes as readonly string[]).includes(text);
}
