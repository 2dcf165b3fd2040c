import { useEffect, useEffectEvent } from "react";

/** A browser may bring a page back from memory as it was left, although nothing may store it: what it shows may be deleted by then. */
export function useFreshOnReturn(look: () => void): void {
  const refresh = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) look();
  });

  useEffect(() => {
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);
}
