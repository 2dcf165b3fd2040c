import type { OnBoard } from "./board-fields.ts";

/**
 * Who wins if a field is changed on the desk and on the CRM board: the later change, field by field. Times are taken
 * as each side states them; one that is ahead of our clock counts as now, so that a fast clock cannot win for long.
 */

/** Whether a change replaces what stands. Of two at the same moment the one that comes in last does. */
export function isLater(change: { readonly at: number }, stands: { readonly at: number }): boolean {
  return change.at >= stands.at;
}

/** What the board is known to have: what was last read there, or written and confirmed. */
export type LastKnown = { readonly value: string; readonly at?: number | undefined };

type Seen = {
  readonly board: OnBoard;
  readonly known: LastKnown;
  /** As the board would show it, and when it was changed. */
  readonly desk: { readonly value: string; readonly at: number };
  /** What we wrote without getting an answer: it may be on the board, and is nobody's change. */
  readonly sent?: readonly string[] | undefined;
  readonly now: number;
};

/** What a person changed on the board since we last knew it; undefined for nothing, and for what the desk has too. */
export function boardChange({ board, known, desk, sent = [], now }: Seen) {
  const { value, at } = board;
  if (value === undefined || value === desk.value || sent.includes(value)) return undefined;
  // A value that was changed and changed back is a change too, if the board's times tell.
  const isNewer = at !== undefined && known.at !== undefined && at > known.at;
  if (value === known.value && !isNewer) return undefined;
  if (at !== undefined) return { value, at: Math.min(at, now) };
  // A change without a time is only known to be newer than our last read, so it wins unless the desk changed too.
  return { value, at: desk.value === known.value ? now : desk.at - 1 };
}

/**
 * Whether the desk's value must be written to the board. What the desk cannot have stays there until the desk's own
 * value changes.
 */
export function mustWrite(desk: string, { board, known }: Pick<Seen, "board" | "known">): boolean {
  return board.value === undefined ? desk !== known.value : desk !== board.value;
}
