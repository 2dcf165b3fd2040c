import { useEffect, useRef, useState } from "react";

/** How long a menu stays open after the pointer or the focus has left. */
export const closeDelayMs = 180;

type OpenMenu<Id> = {
  readonly id: Id;
  /** Opened by its toggle, not by hover or focus. */
  readonly pressed: boolean;
};

/** Which of several menus is open, if any. */
export function useOpenMenu<Id extends string>() {
  const [current, setCurrent] = useState<OpenMenu<Id>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open(id: Id) {
    keep();
    setCurrent((previous) => (previous?.id === id ? previous : { id, pressed: false }));
  }

  function close() {
    keep();
    setCurrent(undefined);
  }

  function closeSoon() {
    keep();
    timer.current = setTimeout(() => setCurrent(undefined), closeDelayMs);
  }

  /**
   * Hover has already opened the menu when a mouse clicks the toggle: the first click keeps it, the second closes it.
   */
  function toggle(id: Id, byPointer: boolean) {
    if (current?.id === id && (current.pressed || !byPointer)) return close();
    keep();
    setCurrent({ id, pressed: true });
  }

  return { openId: current?.id, open, close, closeSoon, toggle };
}
