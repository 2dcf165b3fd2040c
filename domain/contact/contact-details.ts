import { isSameAddress } from "./email.ts";
import { isSamePhone } from "./phone.ts";

export type Contact = { readonly email?: string | undefined; readonly phone?: string | undefined };

export function isReachable({ email, phone }: Contact): boolean {
  return email !== undefined || phone !== undefined;
}

/** The later details that differ from the earlier ones. Another spelling of the same address or number is not new. */
export function newDetails(earlier: Contact, later: Contact): Contact {
  return {
    ...(later.email !== undefined && !isSameAddress(later.email, earlier.email ?? "") && { email: later.email }),
    ...(later.phone !== undefined && !isSamePhone(later.phone, earlier.phone ?? "") && { phone: later.phone }),
  };
}
