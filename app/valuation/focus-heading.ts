/** Moves the focus to the heading of a screen that replaced another. */
export function focusHeading(screen: HTMLElement | null) {
  const heading = screen?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: "instant" });
}
