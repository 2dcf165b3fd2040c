import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";

const storage = safeStorage(() => localStorage);
/** Stored per browser; the shortcuts dialog has the switch. */
const storageKey = "desk-keys";

export const areShortcutsOn = () => storage.read(storageKey) !== "off";
export const setShortcutsOn = (isOn: boolean) => storage.write(storageKey, isOn ? "on" : "off");

/** False in a text field, with a modifier key, or when shortcuts are off. */
export function isShortcutEvent({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return false;
  return !(
    target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, dialog[open]")
  );
}

/** Presses a link or button that carries this key, or puts the focus in its field. False if there is none. */
export function pressControl(key: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!control) return false;
  if (control.matches("a, button")) control.click();
  else control.focus();
  return true;
}
