import { type RefObject, useEffect } from "react";
import type { NavigateFunction } from "react-router";
import { deskScreens } from "#content/desk/shell.ts";
import type { LeadPlace } from "#domain/desk/leads/lead-facts.ts";

/** In this browser: the list of leads has the switch for all keys of the desk. */
const switchedOff = "desk-keys";

/** Letters are text while a field has the focus, and shortcuts of the browser with another key. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLElement && target.closest("input, textarea, select, dialog[open]") !== null;
  return isField || ctrlKey || metaKey || altKey;
}

/** C calls, N S A F focus their field, P prints, J and K open the next and the previous lead. */
export function useLeadKeys(page: RefObject<HTMLElement | null>, place: LeadPlace, navigate: NavigateFunction): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (isTyping(event) || !/^[a-z]$/.test(key) || localStorage.getItem(switchedOff) === "off") return;
      const other = { j: place.next, k: place.previous }[key];
      if (other !== undefined) return void navigate(`${deskScreens.leads.path}/${other}`);
      const control = page.current?.ownerDocument.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!control) return;
      event.preventDefault();
      if (control.matches("a, button")) control.click();
      else control.focus();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [page, place, navigate]);
}
