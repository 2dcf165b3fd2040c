import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageAsker, watchIntent } from "./prefetch-pages.ts";

const routes = [
  { path: "/about", module: "/assets/about.js", css: ["/assets/about.css"] },
  { path: "/saas", module: "/assets/industry.js", css: [], hasLoader: true },
];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/about"><b id="about">About</b></a><a id="out" href="https://x.example/">x</a>';
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const happens = (type: string, id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
const prefetched = () =>
  [...document.head.querySelectorAll("link")].map((link) => [
    link.rel,
    link.getAttribute("as"),
    link.getAttribute("href"),
  ]);

test("asks once for script, styles and data, and for nothing of a page that is not ours", () => {
  const load = vi.fn(async () => {
    throw new Error("offline");
  });
  const ask = pageAsker(routes, load);
  for (const path of ["/about", "/about", "/saas", "/elsewhere"]) ask(path);
  expect(load.mock.calls).toEqual([["/assets/about.js"], ["/assets/industry.js"]]);
  expect(prefetched()).toEqual([
    ["prefetch", "style", "/assets/about.css"],
    ["prefetch", "fetch", "/saas.data"],
  ]);
});

test.each(["touchstart", "focusin"])("%s asks at once", (type) => {
  const ask = vi.fn();
  const stop = watchIntent(ask);
  happens(type, "about");
  expect(ask.mock.calls).toEqual([["/about"]]);
  stop();
  happens(type, "about");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a pointer asks when it rests on a link, not when it passes over it", () => {
  const ask = vi.fn();
  const stop = watchIntent(ask);
  happens("pointerover", "about");
  vi.advanceTimersByTime(99);
  happens("pointerover", "out");
  vi.advanceTimersByTime(1_000);
  expect(ask).not.toHaveBeenCalled();
  happens("pointerover", "about");
  vi.advanceTimersByTime(100);
  expect(ask.mock.calls).toEqual([["/about"]]);
  stop();
});
