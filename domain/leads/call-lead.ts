import type { Contact } from "#domain/contact/contact-details.ts";
import type { Lead } from "./lead.ts";

/** Somebody who booked a call without a valuation: a lead that has no figures. */
export type CallLead = {
  readonly kind: "call";
  readonly id: string;
  /** By our clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** As typed in the calendar; may be empty. */
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  /** From leads that were merged into it. */
  readonly mergedContact?: Contact;
};

/** A lead with a valuation, or without one. */
export type AnyLead = Lead | CallLead;

export const isCallLead = (lead: AnyLead): lead is CallLead => "kind" in lead;
export const leadIdOf = (lead: AnyLead): string => (isCallLead(lead) ? lead.id : lead.valuationId);

/** What lists show in place of a company. */
export function callLeadTitle({ name, email }: Pick<CallLead, "name" | "email">): string {
  return name || email;
}
