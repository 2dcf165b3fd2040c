import { type ContactInfo, readRememberedContact } from "#contracts/contact-info.ts";

const key = "contact";

/** Storage may be disabled or full; the contact is then not remembered. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

export function rememberedContact(): ContactInfo | undefined {
  const kept = attempt((storage) => storage.getItem(key)) ?? "";
  const contact = kept === "" ? undefined : readRememberedContact(kept);
  if (kept !== "" && !contact) clearRememberedContact();
  return contact;
}

export function rememberContact({ email, phone }: ContactInfo, savedAt: string): void {
  const record = { email, ...(phone !== undefined && { phone }), savedAt };
  attempt((storage) => storage.setItem(key, JSON.stringify(record)));
}

export function clearRememberedContact(): void {
  attempt((storage) => storage.removeItem(key));
}
