import { type AnyLead, isCallLead, leadIdOf } from "./call-lead.ts";
import { type Contact, contactOf } from "./lead-alert.ts";

/** Which contact details a lead has from a lead that was merged into it: the ids of those leads. */
export type ContactOrigin = { readonly email?: string; readonly phone?: string };

export function anyContactOf(lead: AnyLead): Contact {
  return isCallLead(lead) ? { email: lead.email, phone: lead.phone } : contactOf(lead);
}

/** What was left by the lead's own owner. */
export function ownContactOf(lead: AnyLead): Contact {
  const { email, phone } = anyContactOf(lead);
  const { contactFrom } = lead;
  return {
    email: contactFrom?.email === undefined ? email : undefined,
    phone: contactFrom?.phone === undefined ? phone : undefined,
  };
}

/**
 * A lead with the contact details that it lacks from the leads that are merged into it: the first one that has them.
 * Its own details stay, and what it had from a lead that is no longer among them goes.
 */
export function withMergedContact(lead: AnyLead, merged: readonly AnyLead[]): AnyLead {
  const take = (detail: keyof ContactOrigin) => {
    const own = ownContactOf(lead)[detail];
    const giver = own === undefined ? merged.find((other) => ownContactOf(other)[detail] !== undefined) : undefined;
    return { value: giver ? ownContactOf(giver)[detail] : own, from: giver && leadIdOf(giver) };
  };
  const [email, phone] = [take("email"), take("phone")];
  const contactFrom: ContactOrigin = {
    ...(email.from !== undefined && { email: email.from }),
    ...(phone.from !== undefined && { phone: phone.from }),
  };
  const origin = Object.keys(contactFrom).length > 0 && { contactFrom };
  if (isCallLead(lead)) {
    const { phone: _phone, contactFrom: _origin, ...rest } = lead;
    return { ...rest, ...(phone.value !== undefined && { phone: phone.value }), ...origin };
  }
  const { userEmail: _email, userPhone: _phone, contactFrom: _origin, ...rest } = lead;
  return {
    ...rest,
    ...(email.value !== undefined && { userEmail: email.value }),
    ...(phone.value !== undefined && { userPhone: phone.value }),
    ...origin,
  };
}
