import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";

/** What was typed on a lead's page and is not stored yet, kept in this tab: a reload must not lose it. */
const storage = safeStorage(() => sessionStorage);

const prefix = "desk-draft ";

export const readDraft = (key: string): string | undefined => storage.read(prefix + key);

/** Blank or undefined text removes the draft. */
export function writeDraft(key: string, text: string | undefined): void {
  storage.write(prefix + key, text?.trim() === "" ? undefined : text);
}

/** At sign-out: drafts are private. */
export function clearDrafts(): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.write(key, undefined);
}
