import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picture } from "./picture.tsx";

const file = { src: "/office.jpg", alt: "The office", width: 400, height: 300 };

let comeNear: () => void;
let observedWith: IntersectionObserverInit | undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        observedWith = options;
        comeNear = () =>
          act(() =>
            callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const frame = () => document.querySelector<HTMLElement>("[data-state]");

test("shows a placeholder of the same size until it is within 50px", () => {
  render(<Picture {...file} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(frame()?.querySelector(".pulse")).not.toBeNull();
  expect(frame()?.style.getPropertyValue("--width")).toBe("400");
  expect(observedWith?.rootMargin).toBe("50px");
  comeNear();
  expect(screen.getByRole("img", { name: "The office" }).getAttribute("src")).toBe("/office.jpg");
  expect(frame()?.querySelector(".pulse")).not.toBeNull();
});

test("removes the placeholder once loaded", () => {
  render(<Picture {...file} />);
  comeNear();
  fireEvent.load(screen.getByRole("img"));
  expect(frame()?.dataset.state).toBe("loaded");
  expect(frame()?.querySelector(".pulse")).toBeNull();
});

test("shows 'Image unavailable' and the alternative text when it fails", () => {
  render(<Picture {...file} />);
  comeNear();
  fireEvent.error(screen.getByRole("img"));
  expect(frame()?.textContent).toBe("Image unavailable: The office");
  expect(screen.queryByRole("img")).toBeNull();
});

test("shows its own fallback if there is one", () => {
  render(<Picture {...file} fallback={<b>DM</b>} priority />);
  fireEvent.error(screen.getByRole("img"));
  expect(frame()?.textContent).toBe("DM");
});

test("renders a priority picture at once", () => {
  const html = renderToString(<Picture {...file} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain("<noscript>");
});

test("renders any other picture in noscript", () => {
  const html = renderToString(<Picture {...file} />);
  expect(html).toMatch(/<noscript><img[^>]*src="\/office.jpg"/);
  expect(html.replace(/<noscript>.*<\/noscript>/, "")).not.toContain("<img");
});

test.each([
  ["loaded", () => Promise.resolve()],
  ["failed", () => Promise.reject(new Error("broken"))],
])("detects that it had %s before hydration", async (state, decode) => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  HTMLImageElement.prototype.decode = decode;
  render(<Picture {...file} priority />);
  await act(async () => {});
  expect(frame()?.dataset.state).toBe(state);
});

test("starts again with a new source", () => {
  const { rerender } = render(<Picture {...file} priority />);
  fireEvent.error(screen.getByRole("img"));
  rerender(<Picture {...file} src="/another.jpg" priority />);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/another.jpg");
});
