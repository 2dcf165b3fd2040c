import { afterEach, vi } from "vitest";

// jsdom has no layout, so nothing scrolls.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

/** Test files share their worker, which is three times as quick; each leaves the document and the clock as it found them. */
afterEach(async () => {
  vi.useRealTimers();
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
  window.localStorage.clear();
  window.sessionStorage.clear();
});
