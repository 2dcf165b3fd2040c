import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { heads } from "./heads.ts";
import { pages } from "./registry.ts";

const entries = pages.map(({ id, noindex = false }) => {
  const { title, description } = heads[id];
  return { id, title: id === "home" ? site.defaultTitle : title + site.titleSuffix, description, noindex };
});

test.each(entries)("the head of $id fits what search engines show", ({ title, description, noindex }) => {
  if (!noindex) expect(title.length).toBeGreaterThanOrEqual(30);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("no two pages share a title or a description", () => {
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  expect(new Set(entries.map(({ description }) => description)).size).toBe(entries.length);
});
