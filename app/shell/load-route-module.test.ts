import { expect, test } from "vitest";
import { ChunkLoadError } from "./load-chunk.ts";
import { loadRouteModule } from "./load-route-module.ts";

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test("loads a route's script once", async () => {
  const loaded: Record<string, unknown> = {};
  const route = { id: "about", module: script("export const name = 'about'") };
  const first = await loadRouteModule(route, loaded);
  expect(first).toMatchObject({ name: "about" });
  expect(await loadRouteModule({ ...route, module: "/gone.js" }, loaded)).toBe(first);
});

test("a script that did not arrive becomes a screen that says so, and is asked for again next time", async () => {
  const loaded: Record<string, unknown> = {};
  const route = { id: "about", module: script("throw new Error('gone')") };
  const stand = (await loadRouteModule(route, loaded)) as { default(): void };
  expect(() => stand.default()).toThrow(ChunkLoadError);
  expect(loaded).toEqual({});
});
