import { useEffect, useState } from "react";
import type { DepthEntries, DepthPanel } from "#domain/depth/depth-entries.ts";
import { type DepthFields, fieldsOf, type ReadPanel, readPanel } from "#domain/depth/depth-fields.ts";
import type { GoalEntries } from "#domain/depth/goal-price.ts";

/** What is typed but not saved stays in the tab, so that a reload loses nothing. */
const draftKey = (valuationId: string, panel: DepthPanel | undefined) => `depth-draft:${valuationId}:${panel}`;

function readDraft(key: string): DepthFields | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, fields: DepthFields | undefined) {
  try {
    if (fields) sessionStorage.setItem(key, JSON.stringify(fields));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the fields stay on the screen.
  }
}

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
  const key = draftKey(valuationId, panel);
  const [draft, setDraft] = useState<DepthFields | undefined>(typed);
  // After hydration: the server does not know the tab's drafts.
  useEffect(() => setDraft((given) => given ?? readDraft(key)), [key]);
  const fields = draft ?? (panel ? fieldsOf({ [panel]: saved[panel] }) : {});
  const read: ReadPanel = panel ? readPanel(panel, fields, start) : { entries: {}, errors: {} };
  return {
    fields,
    ...read,
    isChanged: draft !== undefined,
    change(name: string, text: string) {
      const next = { ...fields, [name]: text };
      writeDraft(key, next);
      setDraft(next);
    },
    /** Called when the draft has become the saved state. */
    settle() {
      writeDraft(key, undefined);
      setDraft(undefined);
    },
  };
}
