import { useEffect, useState } from "react";
import type { Selection } from "./use-selection.ts";

const storageKey = "desk-keys";

export type ListKeys = {
  /** The keyboard's row. */
  readonly current: string | undefined;
  readonly isOn: boolean;
  turn(isOn: boolean): void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, [role=dialog], dialog") !== null;

/** A key that nothing else on the page uses. A link or button with the focus keeps its own Enter. */
function isFree({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return false;
  return key !== "Enter" || target === document.body;
}

const rowOf = (id: string) => document.getElementById(`lead-${id}`);

/** Keys of the list. Letters rest while a field has the focus, and can be switched off in this browser. */
export function useListKeys(selection: Selection, showKeys: () => void): ListKeys {
  const [current, setCurrent] = useState<string>();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== "off"), []);

  useEffect(() => {
    const { lines } = selection;
    const move = (step: number) => {
      const place = lines.findIndex(({ id }) => id === current);
      const next = lines[Math.max(0, Math.min(lines.length - 1, place + step))];
      if (!next) return;
      setCurrent(next.id);
      rowOf(next.id)?.scrollIntoView({ block: "nearest" });
    };
    const acts: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => current !== undefined && selection.toggle(current),
      X: () => current !== undefined && selection.toggleRun(current),
      "/": () => document.getElementById("find-lead")?.focus(),
      "?": showKeys,
      Escape: () => selection.selectAll(false),
      Enter: () => current !== undefined && rowOf(current)?.querySelector("a")?.click(),
    };
    const press = (event: KeyboardEvent) => {
      if (!isOn || !isFree(event)) return;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!act) return;
      if (event.key === "/" || event.key === "?") event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [selection, current, isOn, showKeys]);

  return {
    current,
    isOn,
    turn(next) {
      localStorage.setItem(storageKey, next ? "on" : "off");
      setOn(next);
    },
  };
}
