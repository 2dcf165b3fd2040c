import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const head =
  '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/r.js"/><link rel="stylesheet" href="/a.css"/>';
const script = `<script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/r.js";
import * as route1 from "/assets/p.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`;
const page = `<head>${head}</head><body>${script}<script>after()</script></body>`;
const deferred = deferScripts(page, "index.html");

describe("a prerendered page", () => {
  it("asks for no script before it is painted", () => {
    expect(deferred).not.toContain('<link rel="modulepreload"');
    expect(deferred).not.toMatch(/^import /m);
    expect(deferred).toContain('new PerformanceObserver(start).observe({ type: "paint", buffered: true });');
  });

  it("then asks for every script at once, and starts the framework with its modules in their places", () => {
    expect(deferred).toContain('["/assets/m.js","/assets/r.js"]');
    expect(deferred).toContain(
      'Promise.all([import("/assets/r.js"), import("/assets/p.js"), import("/assets/m.js")]).then(([route0, route1]) =>',
    );
    expect(deferred).toContain('window.__reactRouterRouteModules = {"root":route0,"home":route1};');
    expect(deferred).toContain('return import("/assets/entry.js");');
  });

  it("keeps everything else", () => {
    for (const part of [
      '<link rel="preload" as="font" href="/a.woff2"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      "<script>after()</script>",
    ])
      expect(deferred).toContain(part);
  });
});

it.each(['import "/assets/m.js";', "window.__reactRouterRouteModules", 'import("/assets/entry.js");', 'type="module"'])(
  "is refused without %s",
  (part) => {
    expect(() => deferScripts(page.replaceAll(part, "other"), "index.html")).toThrow("index.html: no ");
  },
);
