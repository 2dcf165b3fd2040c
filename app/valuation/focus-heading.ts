/** Lets a reader go on from the beginning of a screen that took the place of another. */
export function focusHeading(screen: HTMLElement | null) {
  const heading = screen?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: "instant" });
}
