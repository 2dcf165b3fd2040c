import { doubleClickMs } from "#app/design/ui/feedback/dialog.tsx";

/**
 * After a press that closed what had the focus: the second click of a double click, or Enter pressed again, would press
 * what is there now. Any other press, and anything typed, begins something new.
 */
export function ignoreSecondPress(): void {
  const listening = new AbortController();
  const end = () => listening.abort();
  let timer = setTimeout(end, doubleClickMs);
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: listening.signal };
  // The focus would move to where it is pressed.
  window.addEventListener("mousedown", (event) => (event.detail >= 2 ? ignore(event) : end()), options);
  window.addEventListener("input", end, options);
  window.addEventListener("click", (event) => event.detail >= 2 && ignore(event), options);
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" && event.key !== " ") return end();
      ignore(event);
      if (!event.repeat) return;
      // The key is held.
      clearTimeout(timer);
      timer = setTimeout(end, doubleClickMs);
    },
    options,
  );
}
