import { useSyncExternalStore } from "react";

/** Past this, content is under the header, and the header becomes opaque. */
const scrollThresholdPx = 20;

function subscribe(notify: () => void) {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollThresholdPx,
    () => false,
  );
}
