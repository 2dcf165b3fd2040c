import { doubleClickMs } from "#app/design/ui/feedback/dialog.tsx";

/**
 * Moves the focus after a press that closed the focused element. The second click of a double click, or Enter pressed
 * again, would press what is there now, so it is ignored. Any other press, and anything typed, begins something new.
 */
export function focusAfterPress(target: HTMLElement | null, options?: FocusOptions): void {
  target?.focus(options);
  const listening = new AbortController();
  const end = () => listening.abort();
  let timer = setTimeout(end, doubleClickMs);
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const capture = { capture: true, signal: listening.signal };
  // Keeps the browser from moving the focus to the pressed element.
  window.addEventListener("mousedown", (event) => (event.detail >= 2 ? ignore(event) : end()), capture);
  window.addEventListener("input", end, capture);
  window.addEventListener("click", (event) => event.detail >= 2 && ignore(event), capture);
  // Firefox presses a button when Space is let go.
  window.addEventListener("keyup", (event) => event.key === " " && event.target === target && ignore(event), capture);
  window.addEventListener(
    "keydown",
    (event) => {
      const isPress = event.key === "Enter" || event.key === " ";
      if (!isPress || event.target !== target) return end();
      ignore(event);
      if (!event.repeat) return;
      // A held key repeats: wait until it is released.
      clearTimeout(timer);
      timer = setTimeout(end, doubleClickMs);
    },
    capture,
  );
}
