/** In this browser: the list of all keys has the switch for them. */
const storageKey = "desk-keys";

export const areKeysOn = () => localStorage.getItem(storageKey) !== "off";
export const turnKeys = (isOn: boolean) => localStorage.setItem(storageKey, isOn ? "on" : "off");

/** Letters are text while a field has the focus, and shortcuts of the browser with another key. */
export function isFreeKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areKeysOn()) return false;
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
