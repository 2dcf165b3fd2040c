// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SectionRuler } from "./section-ruler.tsx";

const entries = [
  { id: "owners", label: "Owners" },
  { id: "multiples", label: "Multiples" },
];
const ruler = <SectionRuler label="On this page" prompt="Go to section" entries={entries} />;

let report: IntersectionObserverCallback;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = "";
});

const cross = (id: string, isIntersecting: boolean) => {
  const target = document.getElementById(id);
  act(() => report([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver));
};

const current = () => screen.queryByRole("link", { current: "location" })?.textContent;

it("is plain links without script", () => {
  const html = renderToStaticMarkup(ruler);
  expect(html).toContain('<a href="#owners">Owners</a>');
  expect(html).toContain('<a href="#multiples">Multiples</a>');
  expect(html).not.toContain("aria-current");
});

it("marks the section that is read, in the links and in the choice", () => {
  render(
    <>
      {ruler}
      <section id="owners" />
      <section id="multiples" />
    </>,
  );
  expect(observed.map(({ id }) => id)).toEqual(["owners", "multiples"]);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "On this page" });
  expect([current(), choice.selectedOptions[0]?.textContent]).toEqual([undefined, "Go to section"]);
  cross("owners", true);
  expect([current(), choice.value]).toEqual(["Owners", "owners"]);
  cross("multiples", true);
  cross("owners", false);
  expect([current(), choice.value]).toEqual(["Multiples", "multiples"]);
  cross("multiples", false);
  expect(current()).toBeUndefined();
});

it("goes to the section that is chosen", async () => {
  render(ruler);
  await userEvent.selectOptions(screen.getByRole("combobox"), "Multiples");
  expect(window.location.hash).toBe("#multiples");
});
