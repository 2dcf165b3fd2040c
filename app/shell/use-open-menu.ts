import { useEffect, useRef, useState } from "react";

/** How long a menu outlives the pointer or the focus that left it. */
export const closeDelayMs = 180;

type OpenMenu<Id> = {
  readonly id: Id;
  /** Its toggle was pressed, as against hovered or focused. */
  readonly pressed: boolean;
};

/** Which of several menus is open: one or none. */
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

  /** A mouse has opened the menu by the time it presses the toggle: its first press keeps the menu, its second closes it. */
  function toggle(id: Id, byPointer: boolean) {
    if (current?.id === id && (current.pressed || !byPointer)) return close();
    keep();
    setCurrent({ id, pressed: true });
  }

  return { openId: current?.id, open, close, closeSoon, toggle };
}
