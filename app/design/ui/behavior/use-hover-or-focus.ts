import { type FocusEvent, useState } from "react";

/**
 * Whether the pointer is over the element or the keyboard focus is inside. Focus left by a click does not count,
 * because the element would never move again.
 */
export function useHoverOrFocus() {
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
