// @vitest-environment happy-dom

import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Metric } from "web-vitals";
import { pages } from "#content/registry/registry.ts";
import { webVitalsSchema } from "#contracts/web-vitals.ts";

type Listener = (metric: Pick<Metric, "name" | "value" | "rating">) => void;
const listeners: Listener[] = [];
vi.mock("web-vitals", () => {
  const observe = (listener: Listener) => void listeners.push(listener);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});
const { reportWebVitals, useWebVitals } = await import("./web-vitals.ts");
const { measureWebVitals } = await import("./web-vitals-beacon.ts");

const schema = webVitalsSchema(pages.map((page) => page.id));
let visibility: DocumentVisibilityState = "visible";
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
const idle: (() => void)[] = [];

function leave(): void {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
}
const say: Listener = (metric) => listeners.at(-1)?.(metric);
async function sent(): Promise<unknown> {
  const [address, body] = sendBeacon.mock.calls.at(-1) ?? [];
  expect([address, body?.type]).toEqual(["/api/web-vitals", "application/json"]);
  return JSON.parse((await body?.text()) ?? "");
}

beforeEach(() => {
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
});
afterEach(() => {
  leave();
  listeners.length = 0;
  idle.length = 0;
  for (const setting of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, setting);
});

test.each(["pointermove", "pointerdown", "keydown", "scroll"])("measures from the first %s on, once", async (sign) => {
  reportWebVitals("home");
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event("keydown"));
  expect([idle.length, listeners.length]).toEqual([1, 0]);
  idle[0]?.();
  await vi.waitFor(() => expect(listeners).toHaveLength(5));
});

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("measures nothing with %s", (_name, setting, value) => {
  Object.defineProperty(navigator, setting, { value, configurable: true });
  reportWebVitals("home");
  window.dispatchEvent(new Event("keydown"));
  expect(idle).toHaveLength(0);
});

test("sends everything once, rounded, when the visitor leaves", async () => {
  measureWebVitals("home");
  say({ name: "LCP", value: 1234.5678, rating: "good" });
  say({ name: "CLS", value: 0.12345, rating: "needs-improvement" });
  say({ name: "LCP", value: 1300.2, rating: "good" });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sendBeacon).not.toHaveBeenCalled();
  leave();
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const seen = schema.parse(await sent());
  expect(seen).toEqual({
    page: "home",
    screen: "large",
    measures: [
      { name: "LCP", value: 1300, rating: "good" },
      { name: "CLS", value: 0.123, rating: "needs-improvement" },
    ],
  });
});

test.each([
  ["home", "home"],
  ["valuationResult", "valuationResult"],
  ["process-1", "process"],
])("of a visit that begins on the route %s names the page %s, whatever page follows", async (route, page) => {
  function Site() {
    useWebVitals();
    return <Outlet />;
  }
  const children = [
    { id: route, path: "/first/:id", element: "first" },
    { id: "team", path: "/next", element: "next" },
  ];
  const router = createMemoryRouter([{ id: "root", Component: Site, children }], {
    initialEntries: ["/first/3f1c9a52?website=private.example"],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => router.navigate("/next"));
  window.dispatchEvent(new Event("scroll"));
  idle[0]?.();
  await vi.waitFor(() => expect(listeners).toHaveLength(5));
  say({ name: "TTFB", value: 80, rating: "good" });
  leave();
  const body = JSON.stringify(await sent());
  expect(schema.parse(JSON.parse(body)).page).toBe(page);
  expect(body).not.toMatch(/private|3f1c9a52|\//);
  unmount();
});

test("sends nothing when nothing was measured", () => {
  measureWebVitals("home");
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});
