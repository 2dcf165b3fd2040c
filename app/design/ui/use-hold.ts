import { type FocusEvent, useState } from "react";

/**
 * Whether the visitor is looking: the pointer is over the part, or the keyboard's focus is inside. Focus that a click
 * left behind does not count, or a part that was clicked once would never move again.
 */
export function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return [pointed || focused, handlers] as const;
}
