import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { __vitePreload } from "./preload.ts";

/** Kept out of the document, which would try to load them. */
let links: HTMLLinkElement[] = [];

beforeEach(() => {
  links = [];
  vi.spyOn(document.head, "append").mockImplementation((link) => void links.push(link as HTMLLinkElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const settle = (event: "load" | "error") => {
  for (const link of links) link.dispatchEvent(new Event(event));
};

test("asks for scripts and styles beside each other, and waits for the styles", async () => {
  const load = vi.fn(async () => "part");
  const part = __vitePreload(load, ["assets/a.js", "assets/a.css"]);
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["modulepreload", "/assets/a.js"],
    ["stylesheet", "/assets/a.css"],
  ]);
  expect(load).not.toHaveBeenCalled();
  settle("load");
  expect(await part).toBe("part");
});

test("asks once", async () => {
  const first = __vitePreload(async () => 1, ["assets/once.css"]);
  const second = __vitePreload(async () => 2, ["assets/once.css"]);
  expect(links).toHaveLength(1);
  settle("load");
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test("asks for nothing that the page was sent with", async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/sent.js">';
  expect(await __vitePreload(async () => 1, ["assets/sent.js"])).toBe(1);
  expect(links).toEqual([]);
});

test("styles that do not arrive are an error, and asked for again at the next try", async () => {
  const load = vi.fn(async () => 1);
  const lost = __vitePreload(load, ["assets/lost.css"]);
  settle("error");
  await expect(lost).rejects.toThrow("lost.css");
  expect(load).not.toHaveBeenCalled();
  links = [];
  const again = __vitePreload(load, ["assets/lost.css"]);
  expect(links).toHaveLength(1);
  settle("load");
  expect(await again).toBe(1);
});
