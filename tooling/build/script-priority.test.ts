import { expect, it } from "vitest";
import { lowerScriptPriority } from "./script-priority.ts";

const page =
  '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/>';

it("puts every module preload behind styles and fonts, and touches nothing else", () => {
  const lowered = lowerScriptPriority(page);
  expect(lowered.match(/<link rel="modulepreload" fetchpriority="low" href="\/[ab]\.js"\/>/g)).toHaveLength(2);
  expect(lowered.replaceAll(' fetchpriority="low"', "")).toBe(page);
  expect(lowerScriptPriority(lowered)).toBe(lowered);
});
