import { expect, test } from "vitest";
import { leanManifest } from "./lean-manifest.ts";

const route = {
  id: "home",
  path: "/",
  hasLoader: true,
  hasAction: false,
  module: "/m.js",
  imports: ["/f.js"],
  css: ["/h.css"],
};
const manifest = { entry: { module: "/e.js", imports: ["/f.js"], css: [] }, routes: { home: route }, version: "1" };
const written = (value: unknown) => `window.__reactRouterManifest=${JSON.stringify(value)};`;
const read = (code: string): unknown => JSON.parse(code.replace("window.__reactRouterManifest=", "").replace(/;$/, ""));

test("what absence says as well is left out, and nothing else", () => {
  const { imports: _, hasAction: __, ...kept } = route;
  expect(read(leanManifest(written(manifest)))).toEqual({
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: { home: kept },
  });
});

test.each(["export default {}", written({ routes: {} })])("another form stops the build: %s", (code) => {
  expect(() => leanManifest(code)).toThrow();
});
