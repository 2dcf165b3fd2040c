import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { type Draft, takeDraft, unsavedPart, writeDraft } from "./drafts.ts";

export type NoteFormProps = {
  /** For the next note. */
  readonly newId: string;
  /** The first is the lead's own; the others are those of leads that were merged into it. */
  readonly draftKeys: readonly string[];
  readonly stored: readonly Draft[];
};

/**
 * A form for a note. What is being typed survives a reload, of the page's data and of the page, until a note with its
 * id is stored. That decides, not the form's own answer: a reload can come before the answer.
 */
export function useNoteForm({ newId, draftKeys, stored }: NoteFormProps) {
  const fetcher = useFetcher<Outcome>();
  const [draft, setDraft] = useState<Draft>();
  const unsaved = unsavedPart(draft, stored, newId);

  function keepDraft(next: Draft | undefined): void {
    setDraft(next);
    writeDraft(draftKeys[0] ?? "", next);
  }
  const restore = useEffectEvent(() => keepDraft(unsavedPart(takeDraft(draftKeys), stored, newId)));
  // After the first rendering, because the server knows no draft.
  useEffect(() => restore(), []);
  const keepUnsaved = useEffectEvent(() => keepDraft(unsaved));
  const isStored = unsaved !== draft;
  useLayoutEffect(() => {
    if (isStored) keepUnsaved();
  }, [isStored]);

  const id = draft?.id ?? newId;
  const type = (text: string | undefined) => keepDraft(text === undefined ? undefined : { id, text });
  const save = (note: Draft, question: string) =>
    void fetcher.submit({ intent: "note", ...note, question }, { method: "post" });
  return { Form: fetcher.Form, id, draft: draft?.text, type, save, error: fetcher.data?.error };
}
