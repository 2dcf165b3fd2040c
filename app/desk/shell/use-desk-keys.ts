import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { deskScreens } from "#content/desk/shell.ts";
import { isShortcutEvent } from "./desk-keys.ts";

const screens = new Map<string, string>([
  ["t", deskScreens.today.path],
  ["l", deskScreens.leads.path],
  ["m", deskScreens.messages.path],
  ["d", deskScreens.deliveries.path],
  ["s", deskScreens.sales.path],
  ["f", deskScreens.funnel.path],
]);

/** In the list's own field, or else in the rail's. */
function focusSearch(event: KeyboardEvent): void {
  event.preventDefault();
  (document.getElementById("find-lead") ?? document.getElementById("find-anywhere"))?.focus();
}

/** Keys of every screen: `/` finds a lead, `?` lists all keys, G and a letter go to a screen. */
export function useDeskKeys(showKeys: () => void): void {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wasGoing = isGoing.current;
      isGoing.current = false;
      if (!isShortcutEvent(event)) return;
      const to = wasGoing ? screens.get(event.key) : undefined;
      isGoing.current = event.key === "g";
      if (to !== undefined) {
        // The screen's own keys have some of these letters too.
        event.stopPropagation();
        void navigate(to);
      }
      if (event.key === "/") focusSearch(event);
      if (event.key === "?") showKeys();
    }
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [navigate, showKeys]);
}
