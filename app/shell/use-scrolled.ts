import { useSyncExternalStore } from "react";

/** Beyond this the page lies under the header, and the header turns opaque. */
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
