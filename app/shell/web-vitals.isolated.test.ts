import { expect, test, vi } from "vitest";

const observers = { onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() };
const loaded = vi.fn();
vi.mock("web-vitals", () => {
  loaded();
  return observers;
});
const { reportWebVitals } = await import("./web-vitals.ts");

test("loads nothing while nobody listens", async () => {
  await reportWebVitals();
  expect(loaded).not.toHaveBeenCalled();
});

test("reports all five measures to a listener", async () => {
  const listener = vi.fn();
  await reportWebVitals(listener);
  for (const observe of Object.values(observers)) expect(observe).toHaveBeenCalledWith(listener);
});
