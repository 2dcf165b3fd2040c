import type { CrmSubject } from "#domain/leads/crm/crm-record.ts";

/** Our id of a subject, as the CRM keeps it: a valuation's as it is, a message's marked as one. */
export function subjectKey({ kind, id }: CrmSubject): string {
  return kind === "lead" ? id : `message-${id}`;
}

/** The lead of a key; undefined for a message's. */
export function leadIdOf(key: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : undefined;
}
