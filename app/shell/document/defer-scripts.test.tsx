import { afterEach, expect, test, vi } from "vitest";
import { deferScripts, startAfterPaint } from "./defer-scripts.ts";

const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';
const module = '<script type="module" async="">import "/assets/entry.js";</script>';
const page = (...tags: readonly string[]) => `<html><head></head><body><main></main>${tags.join("")}</body></html>`;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("no tag that loads a script is active in the served page, and its text is unchanged", () => {
  const sent = deferScripts(page(preload, preload, module));
  expect(sent).not.toContain('rel="modulepreload"');
  expect(sent).not.toContain('type="module"');
  expect(sent.match(/rel="deferred-modulepreload" href="\/assets\/entry.js"/g)).toHaveLength(2);
  expect(sent).toContain('<script type="deferred-module">import "/assets/entry.js";</script>');
  expect(sent).toContain(`(${startAfterPaint})(2000)</script></body>`);
});

test.each([
  ["preload", page(module)],
  ["module script", page(preload)],
])("a page without React Router's %s fails the build", (_, html) => {
  expect(() => deferScripts(html)).toThrow("update defer-scripts.ts");
});

/** An observer that reports a paint when told to. */
function stubPaint(supportedEntryTypes: readonly string[]) {
  let report = () => {};
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    constructor(callback: () => void) {
      report = callback;
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  return () => report();
}

const arrive = () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<link rel="deferred-modulepreload" href="/a.js"><script type="deferred-module">void 0</script>';
};
const isLive = () =>
  document.querySelector('link[rel="modulepreload"]') !== null &&
  document.querySelector('script[type="module"]')?.textContent === "void 0";

test("the tags are activated by the first paint, once", () => {
  const paint = stubPaint(["paint"]);
  arrive();
  startAfterPaint(2_000);
  expect(isLive()).toBe(false);
  paint();
  expect(isLive()).toBe(true);
  const script = document.querySelector("script");
  vi.advanceTimersByTime(2_000);
  expect(document.querySelector("script")).toBe(script);
});

test("a background tab, which does not paint, starts after two seconds", () => {
  stubPaint(["paint"]);
  arrive();
  startAfterPaint(2_000);
  vi.advanceTimersByTime(1_999);
  expect(isLive()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLive()).toBe(true);
});

test("a browser that does not report paints starts at once", () => {
  stubPaint([]);
  arrive();
  startAfterPaint(2_000);
  expect(isLive()).toBe(true);
});
