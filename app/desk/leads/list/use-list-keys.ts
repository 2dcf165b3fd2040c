import { useEffect, useState } from "react";
import { isShortcutEvent, pressControl } from "#app/desk/shell/desk-keys.ts";
import type { Selection } from "./use-selection.ts";

/** A link or button with the focus keeps its own Enter. */
const isFree = (event: KeyboardEvent) =>
  isShortcutEvent(event) && (event.key !== "Enter" || event.target === document.body);

const rowOf = (id: string) => document.getElementById(`lead-${id}`);

/** Keys of the list. Shortcuts are ignored while a field has focus. @returns the keyboard's row */
export function useListKeys(selection: Selection): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const { lines } = selection;
    const move = (step: number) => {
      const place = lines.findIndex(({ id }) => id === current);
      const next = lines[Math.max(0, Math.min(lines.length - 1, place + step))];
      if (!next) return;
      setCurrent(next.id);
      rowOf(next.id)?.scrollIntoView({ block: "nearest" });
    };
    /** Opens a choice of the bar for the selected rows, or for the keyboard's row. */
    const change = (key: string) => {
      if (selection.ids.length > 0) pressControl(key);
      else if (current !== undefined) {
        selection.toggle(current);
        requestAnimationFrame(() => pressControl(key));
      }
    };
    const acts: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => current !== undefined && selection.toggle(current),
      X: () => current !== undefined && selection.selectRange(current),
      a: () => change("a"),
      s: () => change("s"),
      f: () => change("f"),
      Escape: () => selection.selectAll(false),
      Enter: () => current !== undefined && rowOf(current)?.querySelector("a")?.click(),
    };
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!act) return;
      // A letter that moves the focus must not be typed where it goes.
      if (event.key !== "Enter") event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [selection, current]);

  return current;
}
