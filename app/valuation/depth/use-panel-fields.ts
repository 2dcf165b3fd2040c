import { useEffect, useState } from "react";
import type { DepthEntries, DepthPanel } from "#domain/depth/depth-entries.ts";
import { type DepthFields, fieldsOf, type ReadPanel, readPanel } from "#domain/depth/depth-fields.ts";
import type { GoalEntries } from "#domain/depth/goal-price.ts";
import { depthDraftKey, readDepthDraft, writeDepthDraft } from "./depth-draft.ts";

type Given = {
  readonly valuationId: string;
  /** Undefined for a panel with nothing to enter. */
  readonly panel: DepthPanel | undefined;
  readonly saved: DepthEntries;
  /** For empty fields of the last panel. */
  readonly start: GoalEntries;
  /** Typed on the page without script, with an error. */
  readonly typed?: DepthFields | undefined;
};

/** The fields of one panel: as saved, or as typed since. */
export function usePanelFields({ valuationId, panel, saved, start, typed }: Given) {
  const key = depthDraftKey(valuationId, panel);
  const [draft, setDraft] = useState<DepthFields | undefined>(typed);
  // After hydration: the server does not know the tab's drafts.
  useEffect(() => setDraft((given) => given ?? readDepthDraft(key)), [key]);
  const fields = draft ?? (panel ? fieldsOf({ [panel]: saved[panel] }) : {});
  const read: ReadPanel = panel ? readPanel(panel, fields, start) : { entries: {}, errors: {} };
  return {
    fields,
    ...read,
    isChanged: draft !== undefined,
    change(name: string, text: string) {
      const next = { ...fields, [name]: text };
      writeDepthDraft(key, next);
      setDraft(next);
    },
    /** Called when the draft has become the saved state. */
    settle() {
      writeDepthDraft(key, undefined);
      setDraft(undefined);
    },
  };
}
