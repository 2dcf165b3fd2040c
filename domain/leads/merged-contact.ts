import type { Contact } from "#domain/contact/contact-details.ts";
import { type AnyLead, isCallLead } from "./call-lead.ts";

/** What the lead's own owner left. Only this counts where it matters who somebody is: mails, deletions, bookings. */
export function ownContactOf(lead: AnyLead): Contact {
  const [email, phone] = isCallLead(lead) ? [lead.email, lead.phone] : [lead.userEmail, lead.userPhone];
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

/** How the firm reaches the company: what the owner did not leave comes from the leads that were merged into this one. */
export function companyContactOf(lead: AnyLead): Contact {
  return { ...lead.mergedContact, ...ownContactOf(lead) };
}

/** A lead with the contact details that its owner did not leave, from the first of the merged leads that has each. */
export function withMergedContact<Lead extends AnyLead>(lead: Lead, merged: readonly AnyLead[]): Lead {
  const own = ownContactOf(lead);
  const missing = (detail: keyof Contact) =>
    own[detail] === undefined
      ? merged.map((other) => ownContactOf(other)[detail]).find((known) => known !== undefined)
      : undefined;
  const [email, phone] = [missing("email"), missing("phone")];
  const mergedContact = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
  const { mergedContact: _, ...rest } = lead;
  return { ...rest, ...(Object.keys(mergedContact).length > 0 && { mergedContact }) } as Lead;
}
