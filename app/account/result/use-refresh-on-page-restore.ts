import { useEffect, useEffectEvent } from "react";

/** The back-forward cache can restore a page despite `no-store`, and its valuation may have been deleted meanwhile. */
export function useRefreshOnPageRestore(onRestore: () => void): void {
  const refresh = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRestore();
  });

  useEffect(() => {
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);
}
