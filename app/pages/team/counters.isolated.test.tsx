// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { TeamCounters } from "./counters.tsx";

let comeIntoView: () => void = () => undefined;

class Observer {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => callback([{ isIntersecting: true }]);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

afterEach(cleanup);

function countersAt(top: number) {
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 100));
  return render(<TeamCounters />).container.querySelector("dl");
}

test("the figures are in the page before anything animates", () => {
  for (const figure of ["150+", "$240M+", "50+"]) expect(renderToString(<TeamCounters />)).toContain(`>${figure}<`);
});

test("counters below the fold wait until they are visible", () => {
  const strip = countersAt(window.innerHeight + 200);
  expect(strip?.hasAttribute("data-waiting")).toBe(true);
  act(() => comeIntoView());
  expect(strip?.hasAttribute("data-waiting")).toBe(false);
});

test("counters in view have already animated and do not repeat", () => {
  expect(countersAt(window.innerHeight - 1)?.hasAttribute("data-waiting")).toBe(false);
});
