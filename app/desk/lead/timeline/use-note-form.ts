import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { readDraft, writeDraft } from "./drafts.ts";

/**
 * A form for a note. What is being typed survives a reload, of the page's data and of the page. Each note has its own
 * id, so that a second press on the button writes nothing.
 */
export function useNoteForm(givenId: string, draftKey: string) {
  const fetcher = useFetcher<Outcome>();
  const [id, setId] = useState(givenId);
  const [draft, setDraft] = useState<string>();
  const [answered, setAnswered] = useState<Outcome>();
  const isNew = fetcher.state === "idle" && fetcher.data !== undefined && fetcher.data !== answered;
  if (isNew) {
    setAnswered(fetcher.data);
    if (fetcher.data?.error === undefined) {
      setId(givenId);
      setDraft(undefined);
    }
  }
  // After the first rendering, because the server knows no draft.
  useEffect(() => setDraft(readDraft(draftKey)), [draftKey]);
  useEffect(() => {
    if (answered && answered.error === undefined) writeDraft(draftKey, undefined);
  }, [answered, draftKey]);

  function type(text: string | undefined): void {
    setDraft(text);
    writeDraft(draftKey, text);
  }
  const save = (text: string, question: string) =>
    void fetcher.submit({ intent: "note", id, question, text }, { method: "post" });
  return { Form: fetcher.Form, id, draft, type, save, error: fetcher.data?.error };
}
