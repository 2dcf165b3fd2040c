import { doubleClickMs } from "#app/design/ui/feedback/dialog.tsx";

/** After a click that closed a dialog: the second click of a double click would hit what is below. */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), doubleClickMs);
}
