import { afterEach, vi } from "vitest";

if (typeof Element !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // A part that is loaded when it is needed can take longer than the default second while the build runs too.
  configure({ asyncUtilTimeout: 10_000 });
  // The tests' document has no layout, so nothing scrolls.
  Element.prototype.scrollIntoView ??= () => undefined;
  const { animate } = Element.prototype;
  // A browser does not report a canceled animation as an unhandled rejection; the tests' document does.
  if (animate)
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.finished.catch(() => undefined);
      return animation;
    };
}

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
