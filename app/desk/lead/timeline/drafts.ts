import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";
import { wellFormed } from "#domain/leads/plain-text.ts";

/** What was typed on a lead's page and is not stored yet, kept in this tab: a reload must not lose it. */
const storage = safeStorage(() => sessionStorage);

const prefix = "desk-draft ";

/** A note under the id with which it is stored, so that it is stored once, however often it is sent. */
export type Draft = { readonly id: string; readonly text: string };

export function readDraft(key: string): Draft | undefined {
  const [, id, text] = storage.read(prefix + key)?.match(/^([\da-f-]{36}) (.*)$/s) ?? [];
  return id !== undefined && text !== undefined ? { id, text } : undefined;
}

/** The draft under the first of these keys that has one. A merged lead leaves its drafts to the one that is kept. */
export function takeDraft([own = "", ...merged]: readonly string[]): Draft | undefined {
  const draft = readDraft(own);
  const from = draft ? undefined : merged.find((key) => readDraft(key));
  if (from === undefined) return draft;
  writeDraft(own, readDraft(from));
  writeDraft(from, undefined);
  return readDraft(own);
}

/** Blank text and undefined remove the draft. */
export function writeDraft(key: string, draft: Draft | undefined): void {
  storage.write(prefix + key, draft && draft.text.trim() !== "" ? `${draft.id} ${draft.text}` : undefined);
}

/** What is not stored yet. If text was typed after the note had been sent, all of it becomes another note. */
export function unsavedPart(draft: Draft | undefined, stored: readonly Draft[], newId: string): Draft | undefined {
  const note = draft && stored.find(({ id }) => id === draft.id);
  if (!note) return draft;
  return isSameText(note.text, draft.text) ? undefined : { id: newId, text: draft.text };
}

/** Forms may send other line ends than fields contain, and replace half a character; the server trims. */
export function isSameText(one: string, other: string): boolean {
  const asStored = (text: string) => wellFormed(text).replaceAll("\r\n", "\n").trim();
  return asStored(one) === asStored(other);
}

/** At sign-out: drafts are private. */
export function clearDrafts(): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.write(key, undefined);
}
