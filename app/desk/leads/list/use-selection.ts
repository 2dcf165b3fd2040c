import { useState } from "react";
import type { LeadLine } from "#domain/desk/leads/lead-list.ts";

export type Selection = {
  readonly lines: readonly LeadLine[];
  /** The selected leads of this page, in its order. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Adds the rows from the last one changed to this one. */
  selectRange(id: string): void;
  selectAll(isSelected: boolean): void;
};

/** Which rows of the page are selected. A row that leaves the page is no longer selected. */
export function useSelection(lines: readonly LeadLine[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const place = (id: string | undefined) => lines.findIndex((line) => line.id === id);
  return {
    lines,
    ids: lines.map(({ id }) => id).filter((id) => selected.has(id)),
    has: (id) => selected.has(id),
    toggle(id) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
      setLast(id);
    },
    selectRange(id) {
      const [from, to] = [place(last), place(id)].toSorted((a, b) => a - b);
      const run =
        from === undefined || from < 0 || to === undefined ? [id] : lines.slice(from, to + 1).map((line) => line.id);
      setSelected(new Set([...selected, ...run]));
      setLast(id);
    },
    selectAll: (isSelected) => setSelected(new Set(isSelected ? lines.map(({ id }) => id) : [])),
  };
}
