import { useState } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/desk/lead/lead-desk.ts";

/**
 * A form for a note. What is being typed survives a reload of the page's data. Each note has its own id, so that a
 * second press on the button writes nothing.
 */
export function useNoteForm(givenId: string) {
  const fetcher = useFetcher<Outcome>();
  const [id, setId] = useState(givenId);
  const [draft, setDraft] = useState<string>();
  const [answered, setAnswered] = useState<Outcome>();
  if (fetcher.state === "idle" && fetcher.data !== undefined && fetcher.data !== answered) {
    setAnswered(fetcher.data);
    if (fetcher.data.error === undefined) {
      setId(givenId);
      setDraft(undefined);
    }
  }
  return { Form: fetcher.Form, id, draft, setDraft, error: fetcher.data?.error };
}
