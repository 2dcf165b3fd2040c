import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useNavigate } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { industries } from "#content/registry/industries.ts";
import { mainNavigation } from "#content/registry/navigation.ts";
import { navigationOf } from "./navigation.ts";
import { SmallMenu } from "./small-menu.tsx";

const onOpenChange = vi.fn();
const items = navigationOf(mainNavigation);

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <SmallMenu items={items} onOpenChange={onOpenChange} />
      <button type="button" onClick={() => navigate("/contact")}>
        Elsewhere
      </button>
    </>
  );
}

afterEach(() => {
  cleanup();
  onOpenChange.mockClear();
});

function show(path = "/about") {
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={[path]} />);
}

const button = () => screen.getByRole("button", { name: "Menu", hidden: true });
const menu = () => document.getElementById("small-menu") as HTMLElement;
const isOpen = () => button().getAttribute("aria-expanded") === "true";
const panels = () => [...menu().querySelectorAll("details")];

function open() {
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
}

it("is a popover of its button, so that it opens before hydration", () => {
  show();
  expect(button().getAttribute("popovertarget")).toBe(menu().id);
  expect(menu().getAttribute("popover")).toBe("auto");
  expect(menu().querySelector("button[aria-hidden]")?.getAttribute("popovertargetaction")).toBe("hide");
});

it("follows the browser's popover", () => {
  show();
  const toggle = (newState: string) =>
    act(() => void menu().dispatchEvent(Object.assign(new Event("toggle"), { newState })));
  toggle("open");
  expect(isOpen()).toBe(true);
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  toggle("closed");
  expect(isOpen()).toBe(false);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

it("opens and closes by its button where the browser has no popovers", () => {
  show();
  open();
  expect(menu().dataset["open"]).toBe("true");
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  expect(menu().dataset["open"]).toBe("false");
});

it("has every link of the navigation, the valuation, the platform and, last, the contact page", () => {
  show();
  expect([...menu().querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Process",
    "Success",
    "Get Free Valuation",
    "How We Value Businesses",
    "Buyer Sourcing",
    ...industries.map(({ name }) => name),
    "View all industries",
    "About",
    "Our Team",
    "FAQs",
    "Get My Valuation",
    "Sign In (opens in a new tab)",
    "Contact us",
  ]);
  expect(panels().map((panel) => panel.querySelector("summary")?.textContent?.trim())).toEqual([
    "Services",
    "Industries",
    "About",
  ]);
});

it.each<[string, () => void]>([
  ["a press outside", () => fireEvent.pointerDown(document.body)],
  ["a press on the backdrop", () => fireEvent.click(menu().querySelector("button[aria-hidden]") as HTMLElement)],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a link", () => fireEvent.click(screen.getByRole("link", { name: "Process" }))],
  ["a page reached by another way", () => fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }))],
  [
    "a screen grown wide",
    () => {
      // What the stylesheet does where the header has room for the whole navigation.
      (button().parentElement as HTMLElement).style.display = "none";
      act(() => void window.dispatchEvent(new Event("resize")));
    },
  ],
])("closes on %s, and collapses its panels", async (_, leave) => {
  show();
  open();
  for (const panel of panels()) panel.open = true;
  await act(async () => leave());
  expect(isOpen()).toBe(false);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(panels().map((panel) => panel.open)).toEqual([false, false, false]);
});

it("stays open for a press inside, and keeps its panels", () => {
  show();
  open();
  const [services] = panels();
  if (services) services.open = true;
  fireEvent.pointerDown(services as HTMLElement);
  expect(isOpen()).toBe(true);
  expect(services?.open).toBe(true);
});

it("returns the focus to its button on Escape", () => {
  show();
  open();
  act(() => screen.getByRole("link", { name: "Process" }).focus());
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.activeElement).toBe(button());
});

it("stays open on a resize that does not hide it: a phone's keyboard or address bar", () => {
  show();
  open();
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(isOpen()).toBe(true);
});

it("marks the visitor's section and page", () => {
  show("/about/team");
  const marked = [...menu().querySelectorAll("[aria-current]")];
  expect(marked.map((element) => element.textContent?.trim())).toEqual(["About", "Our Team"]);
});
