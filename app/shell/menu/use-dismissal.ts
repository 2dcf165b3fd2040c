import { type RefObject, useEffect, useEffectEvent } from "react";
import { usePageChange } from "#app/shell/document/use-page-change.ts";

type Dismissal = {
  readonly active: boolean;
  /** A press outside, or a navigation. */
  readonly onLeave: () => void;
  readonly onEscape: () => void;
};

/** Closes what opens from the header. */
export function useDismissal(within: RefObject<HTMLElement | null>, { active, onLeave, onEscape }: Dismissal): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!within.current?.contains(target as Node)) onLeave();
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  usePageChange(onLeave);

  useEffect(() => {
    if (!active) return;
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [active]);
}
