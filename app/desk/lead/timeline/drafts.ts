/** What was typed on a lead's page and is not stored yet, kept in this tab: a reload must not lose it. */

const prefix = "desk-draft ";

export const readDraft = (key: string): string | undefined => sessionStorage.getItem(prefix + key) ?? undefined;

/** Undefined or nothing but spaces: none. */
export function writeDraft(key: string, text: string | undefined): void {
  if (text === undefined || text.trim() === "") sessionStorage.removeItem(prefix + key);
  else sessionStorage.setItem(prefix + key, text);
}

/** At sign-out: drafts are private. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
