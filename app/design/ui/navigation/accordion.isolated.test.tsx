// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = [
  { id: "cost", question: "What does it cost?", answer: "A success fee." },
  { id: "time", question: "How long does it take?", answer: ["Six months.", "In four phases."] },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  // The browser opens and closes the items; here the stylesheet is assumed to animate them.
  vi.stubGlobal("CSS", { supports: () => true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const itemOf = (question: string) => screen.getByText(question).closest("details") as HTMLDetailsElement;
const openItems = () => [...document.querySelectorAll("details[open]")].map((item) => item.getAttribute("data-item"));
const press = (question: string) => fireEvent.click(itemOf(question).querySelector("summary") as HTMLElement);

test("starts closed; opens one item at a time; a second press closes it", () => {
  const onOpenChange = vi.fn();
  render(<Accordion name="faq" items={items} onOpenChange={onOpenChange} />, { wrapper: MemoryRouter });
  expect(openItems()).toEqual([]);
  press("What does it cost?");
  expect(openItems()).toEqual(["cost"]);
  press("How long does it take?");
  expect(openItems()).toEqual(["time"]);
  expect(onOpenChange).toHaveBeenLastCalledWith("time");
  press("How long does it take?");
  expect(openItems()).toEqual([]);
  expect(onOpenChange).toHaveBeenLastCalledWith(null);
});

test("gives the items a shared name, by which the browser keeps one open", () => {
  render(<Accordion name="faq" items={items} />, { wrapper: MemoryRouter });
  expect(itemOf("What does it cost?").getAttribute("name")).toBe("faq");
  expect(itemOf("How long does it take?").getAttribute("name")).toBe("faq");
});

test("has every answer in the page, with its id inside the item that a fragment opens", () => {
  const html = renderToString(
    <MemoryRouter>
      <Accordion name="faq" items={items} />
    </MemoryRouter>,
  );
  expect(html).toContain('id="time"><p>Six months.</p><p>In four phases.</p>');
});

test("opens the item of a fragment, on load and later", async () => {
  const router = createMemoryRouter([{ path: "/faq", element: <Accordion name="faq" items={items} /> }], {
    initialEntries: ["/faq#time"],
  });
  render(<RouterProvider router={router} />);
  expect(openItems()).toEqual(["time"]);
  await act(() => router.navigate("/faq#cost"));
  expect(openItems()).toEqual(["cost"]);
  press("What does it cost?");
  await act(() => router.navigate("/faq#cost"));
  expect(openItems()).toEqual(["cost"]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(3);
});

test("ignores a fragment of something else", () => {
  render(
    <MemoryRouter initialEntries={["/#main"]}>
      <Accordion name="faq" items={items} />
      <main id="main" />
    </MemoryRouter>,
  );
  expect(openItems()).toEqual([]);
});

test("reports what was opened before hydration, without a warning", async () => {
  const onOpenChange = vi.fn();
  const page = (
    <MemoryRouter>
      <Accordion name="faq" items={items} onOpenChange={onOpenChange} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  itemOf("How long does it take?").open = true;
  const errors = vi.spyOn(console, "error");
  const root = await act(async () => hydrateRoot(container, page));
  expect(openItems()).toEqual(["time"]);
  expect(onOpenChange).toHaveBeenLastCalledWith("time");
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

test("measures the height where CSS cannot animate it", async () => {
  vi.stubGlobal("CSS", { supports: () => false });
  const animate = vi.fn();
  Element.prototype.animate = animate;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(84);
  render(<Accordion name="faq" items={items} />, { wrapper: MemoryRouter });
  press("What does it cost?");
  await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce());
  expect(animate.mock.calls[0]?.[0]).toMatchObject([{ height: "0" }, { height: "84px" }]);
});
