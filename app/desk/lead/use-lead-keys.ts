import { useEffect } from "react";
import type { NavigateFunction } from "react-router";
import { isShortcutEvent, pressControl } from "#app/desk/shell/desk-keys.ts";
import { deskScreens } from "#content/desk/shell.ts";
import type { LeadPlace } from "#domain/desk/leads/lead-facts.ts";

/** C calls, N S A F focus their field, P prints, J and K open the next and the previous lead. */
export function useLeadKeys(place: LeadPlace, navigate: NavigateFunction): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!isShortcutEvent(event) || !/^[a-z]$/.test(key)) return;
      const other = { j: place.next, k: place.previous }[key];
      if (other !== undefined) return void navigate(`${deskScreens.leads.path}/${other}`);
      if (pressControl(key)) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [place, navigate]);
}
