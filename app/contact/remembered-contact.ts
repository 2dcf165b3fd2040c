import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";
import { type ContactInfo, readRememberedContact } from "#contracts/leads/contact-info.ts";

const storage = safeStorage(() => localStorage);
const key = "contact";

export function rememberedContact(): ContactInfo | undefined {
  const kept = storage.read(key) ?? "";
  const contact = kept === "" ? undefined : readRememberedContact(kept);
  if (kept !== "" && !contact) clearRememberedContact();
  return contact;
}

export function rememberContact({ email, phone }: ContactInfo, savedAt: string): void {
  const record = { email, ...(phone !== undefined && { phone }), savedAt };
  storage.write(key, JSON.stringify(record));
}

export function clearRememberedContact(): void {
  storage.write(key, undefined);
}
