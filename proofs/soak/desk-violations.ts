import type { Stage } from "../../domain/desk/leads/stages.ts";

/** What members did on the desk, as far as it was acknowledged. */
export type DeskLedger = {
  /** The texts of a lead's notes. */
  readonly notes: Map<string, readonly string[]>;
  readonly stages: Map<string, Stage>;
  /** The leads that a member is working on. */
  readonly inHand: Set<string>;
};

export const newDeskLedger = (): DeskLedger => ({ notes: new Map(), stages: new Map(), inHand: new Set() });

export type StoredDesk = {
  readonly notes: readonly { readonly lead_id: string; readonly text: string }[];
  readonly stages: ReadonlyMap<string, Stage>;
  /** Entries of the audit log. */
  readonly audit: readonly { readonly action: string; readonly subject: string }[];
};

/** What must never happen to members' work, each with the affected leads. */
export function deskViolations({ notes, stages }: DeskLedger, stored: StoredDesk) {
  const storedNotes = Map.groupBy(stored.notes, ({ lead_id }) => lead_id);
  const notesInLog = Map.groupBy(
    stored.audit.filter(({ action }) => action === "writeNote"),
    ({ subject }) => subject,
  );
  const copies = (leadId: string, text: string) =>
    storedNotes.get(leadId)?.filter((note) => note.text === text).length ?? 0;
  const withNote = (isWrong: (count: number) => boolean) =>
    [...notes].filter(([id, texts]) => texts.some((text) => isWrong(copies(id, text)))).map(([id]) => id);
  return {
    "note lost": withNote((count) => count === 0),
    "note doubled": withNote((count) => count > 1),
    "note not in the audit log once": [...storedNotes]
      .filter(([id, { length }]) => notesInLog.get(id)?.length !== length)
      .map(([id]) => id),
    "stage lost": [...stages].filter(([id, stage]) => stored.stages.get(id) !== stage).map(([id]) => id),
  };
}
