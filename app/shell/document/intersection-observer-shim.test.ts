// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import "./intersection-observer-shim.ts";

test("reports every element as visible, once, asynchronously", async () => {
  const report = vi.fn();
  const observer = new IntersectionObserver(report);
  observer.observe(document.body);
  expect(report).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(report).toHaveBeenCalledWith(
    [expect.objectContaining({ target: document.body, isIntersecting: true })],
    observer,
  );
});
