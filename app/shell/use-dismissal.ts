import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

type Dismissal = {
  readonly active: boolean;
  /** A press outside, or another page by whatever way. */
  readonly onLeave: () => void;
  readonly onEscape: () => void;
};

/** What closes anything that hangs from the header. */
export function useDismissal(within: RefObject<HTMLElement | null>, { active, ...actions }: Dismissal): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const leave = useEffectEvent(actions.onLeave);
  const dismiss = useEffectEvent(actions.onEscape);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    leave();
  }, [pathname]);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", ({ target }) => !within.current?.contains(target as Node) && leave(), {
      signal,
    });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
    return () => listening.abort();
  }, [active, within]);
}
