import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { Header } from "./header.tsx";

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Header onSmallMenuChange={() => {}} />
      <button type="button" onClick={() => navigate("/contact")}>
        Elsewhere
      </button>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(path = "/contact") {
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={[path]} />);
}

// By selector: the small-screen menu has the same links, and role queries over both are slow.
const query = (selector: string) => document.querySelector(selector) as HTMLElement;
const toggle = (name: string) => query(`nav button[aria-label="${name} menu"]`);
const label = (name: string) => toggle(name).previousElementSibling as HTMLElement;
const menuLink = (path: string) => query(`[id^="menu-"] a[href="${path}"]`);
const item = (name: string) => toggle(name).closest("li") as HTMLElement;
const elsewhere = () => screen.getByText("Elsewhere");

const isOpen = (name: string) => toggle(name).getAttribute("aria-expanded") === "true";
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const enter = (name: string, pointerType = "mouse") => fireEvent.pointerEnter(item(name), { pointerType });
const leave = (name: string, pointerType = "mouse") => fireEvent.pointerLeave(item(name), { pointerType });
const focus = (element: HTMLElement) => act(() => element.focus());
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const clickWithMouse = (element: HTMLElement) => fireEvent.click(element, { detail: 1 });
const clickWithKeyboard = (element: HTMLElement) => fireEvent.click(element, { detail: 0 });
const choose = (element: HTMLElement) => act(async () => void clickWithMouse(element));

describe("a menu", () => {
  it("is controlled by its toggle", () => {
    show();
    const menu = document.getElementById(toggle("Services").getAttribute("aria-controls") ?? "");
    expect(menu?.textContent).toContain("How We Value Businesses");
  });

  it("opens on hover and closes 180 ms after the pointer has left", () => {
    show();
    enter("Services");
    expect(isOpen("Services")).toBe(true);
    leave("Services");
    wait(179);
    expect(isOpen("Services")).toBe(true);
    wait(1);
    expect(isOpen("Services")).toBe(false);
  });

  it("does not open on touch hover", () => {
    show();
    enter("Services", "touch");
    expect(isOpen("Services")).toBe(false);
  });

  it("opened by a tap, stays open when the finger is lifted", () => {
    show();
    clickWithMouse(toggle("Services"));
    leave("Services", "touch");
    wait(1000);
    expect(isOpen("Services")).toBe(true);
  });

  it("opens on focus and closes 180 ms after the focus has left", () => {
    show();
    focus(label("Services"));
    expect(isOpen("Services")).toBe(true);
    focus(elsewhere());
    wait(179);
    expect(isOpen("Services")).toBe(true);
    wait(1);
    expect(isOpen("Services")).toBe(false);
  });

  it("stays open while the focus moves inside it", () => {
    show();
    focus(label("About"));
    focus(toggle("About"));
    focus(menuLink("/about/team"));
    wait(1000);
    expect(isOpen("About")).toBe(true);
  });

  it("stays open for the keyboard when the mouse moves over it and away", () => {
    show();
    focus(label("Services"));
    enter("Services");
    leave("Services");
    wait(1000);
    expect(isOpen("Services")).toBe(true);
  });

  it("opens and closes by its toggle", () => {
    show();
    clickWithMouse(toggle("About"));
    expect(isOpen("About")).toBe(true);
    clickWithMouse(toggle("About"));
    expect(isOpen("About")).toBe(false);
    clickWithKeyboard(toggle("About"));
    expect(isOpen("About")).toBe(true);
    clickWithKeyboard(toggle("About"));
    expect(isOpen("About")).toBe(false);
  });

  it("opened by hover, is not closed by the first click", () => {
    show();
    enter("About");
    clickWithMouse(toggle("About"));
    expect(isOpen("About")).toBe(true);
  });

  it("is the only one open", () => {
    show();
    enter("Services");
    leave("Services");
    enter("Industries");
    expect(["Services", "Industries", "About"].filter(isOpen)).toEqual(["Industries"]);
    wait(1000);
    expect(["Services", "Industries", "About"].filter(isOpen)).toEqual(["Industries"]);
  });

  it("closes on Escape, focuses its toggle, and does not reopen from that", () => {
    show();
    focus(label("Industries"));
    press("ArrowDown");
    expect(document.activeElement?.textContent).toContain("Dental practices and DSOs");
    press("Escape");
    expect(document.activeElement).toBe(toggle("Industries"));
    expect(isOpen("Industries")).toBe(false);
    wait(1000);
    expect(isOpen("Industries")).toBe(false);
  });

  it("opened by hover, closes on Escape and leaves the focus where it was", () => {
    show();
    focus(elsewhere());
    enter("Services");
    press("Escape");
    expect(isOpen("Services")).toBe(false);
    expect(document.activeElement).toBe(elsewhere());
  });

  it("closes on a press outside", () => {
    show();
    clickWithMouse(toggle("About"));
    fireEvent.pointerDown(item("About"));
    expect(isOpen("About")).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen("About")).toBe(false);
  });

  it("closes when one of its links is chosen, the label included", async () => {
    show("/about/team");
    enter("About");
    await choose(menuLink("/about/team"));
    expect(isOpen("About")).toBe(false);
    enter("Services");
    await choose(label("Services"));
    expect(isOpen("Services")).toBe(false);
  });

  it("closes when the page changes in another way", async () => {
    show("/about");
    enter("Services");
    await choose(elsewhere());
    expect(isOpen("Services")).toBe(false);
  });

  it("can be navigated with the arrow keys, from the first link to the last", () => {
    show();
    focus(toggle("About"));
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) press(key);
    expect(document.activeElement?.textContent).toBe("FAQs");
    press("ArrowUp");
    expect(document.activeElement?.textContent).toBe("Our Team");
  });
});

describe("the current page", () => {
  const current = () =>
    [...document.querySelectorAll("nav > ul > li > a[aria-current]")].map((link) => [
      link.textContent,
      link.getAttribute("aria-current"),
    ]);

  it.each([
    ["/process", "Process", "page"],
    ["/about/process", "Process", "page"],
    ["/about/success-stories", "Success", "page"],
    ["/valuation", "Services", "page"],
    ["/services/buyer-sourcing", "Services", "true"],
    ["/saas-mna-advisor", "Industries", "true"],
    ["/about/team", "About", "true"],
  ])("%s marks only %s", (path, name, value) => {
    show(path);
    expect(current()).toEqual([[name, value]]);
  });

  it("is marked in its menu too", () => {
    show("/about/team");
    const marked = document.querySelectorAll('[id^="menu-"] [aria-current]');
    expect([...marked].map((link) => link.textContent)).toEqual(["Our Team"]);
  });

  it("marks nothing on the home page", () => {
    show("/");
    expect(current()).toEqual([]);
  });
});

describe("the header", () => {
  it("is more opaque past 20 px of scroll", () => {
    show();
    const header = screen.getByRole("banner");
    const scrollTo = (position: number) =>
      act(() => {
        Object.defineProperty(window, "scrollY", { configurable: true, value: position });
        window.dispatchEvent(new Event("scroll"));
      });
    scrollTo(20);
    expect(header.dataset["scrolled"]).toBe("false");
    scrollTo(21);
    expect(header.dataset["scrolled"]).toBe("true");
    scrollTo(0);
    expect(header.dataset["scrolled"]).toBe("false");
  });

  it("offers the valuation, and the platform in a new tab", () => {
    show();
    const valuation = screen.getByText("Get My Valuation", { selector: "header > div > div > a" });
    expect(valuation.getAttribute("href")).toBe("/valuation");
    const signIn = query("header > div > div > a:first-child");
    expect(signIn.textContent).toMatch(/^Sign In/);
    expect(signIn.getAttribute("href")).toBe(site.platformUrl);
    expect(signIn.getAttribute("target")).toBe("_blank");
    expect(signIn.getAttribute("rel")).toBe("noopener noreferrer");
  });
});
