import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { keepScroll, Scroll } from "./scroll.tsx";

type Settings = Parameters<typeof Scroll>[0]["settings"];

const all: Settings = {
  scrollToTopOnRouteChange: true,
  scrollToTopOnReturnToTab: true,
  scrollToTopBeforeUnload: true,
};

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(settings: Settings, content: ReactNode = null) {
  const element = (
    <>
      <Outlet />
      {content}
      <p id="fees">Fees</p>
      <Scroll settings={settings} />
    </>
  );
  const router = createMemoryRouter([{ path: "/", element, children: [{ path: "*", element: null }] }], {
    initialEntries: ["/about"],
  });
  render(<RouterProvider router={router} />);
  scrollTo.mockClear();
  return (to: string | number, options?: { readonly replace: boolean }) =>
    act(async () => void (await router.navigate(to as string, options)));
}

const toTop = [{ top: 0, left: 0, behavior: "instant" }];
const becomeVisible = () => document.dispatchEvent(new Event("visibilitychange"));

it("follows the site's settings, all on by default", () => {
  expect(site.behavior).toMatchObject(all);
});

describe("a new route", () => {
  it("starts at the top, also on back", async () => {
    const go = show(all);
    await go("/process");
    expect(scrollTo.mock.calls).toEqual([toTop]);
    await go(-1);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it("with a fragment scrolls to its target, on the same page too", async () => {
    const go = show(all);
    await go("/process#fees");
    await go("/process#fees");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView.mock.contexts.map((element) => (element as Element).id)).toEqual(["fees", "fees"]);
  });

  it("with an unknown fragment starts at the top", async () => {
    const go = show(all);
    await go("/process#nothing");
    expect(scrollTo.mock.calls).toEqual([toTop]);
  });

  it("does not include a changed query", async () => {
    const go = show(all);
    await go("/about?q=fees");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("starts at the top when a link leads to the page on screen", async () => {
    const go = show(all);
    await go("/about", { replace: true });
    expect(scrollTo.mock.calls).toEqual([toTop]);
    await go("/about#fees");
    await go("/about");
    expect(scrollTo).toHaveBeenCalledTimes(2);
    await go("/about?industry=hvac");
    await go("/about");
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });

  it("does not include a fragment that leaves the address, by the page or by going back", async () => {
    const go = show(all);
    await go("/about#fees");
    await go("/about", { replace: true });
    await go("/about#fees");
    await go(-1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("starts at the top without the setting too, and going back restores the position", async () => {
    const go = show({ ...all, scrollToTopOnRouteChange: false });
    vi.stubGlobal("scrollY", 640);
    window.dispatchEvent(new Event("scroll"));
    await go("/process");
    expect(scrollTo.mock.calls).toEqual([toTop]);
    await go(-1);
    expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 640, left: 0, behavior: "instant" }]);
  });
});

describe("a return to the tab", () => {
  it("starts at the top", () => {
    show(all);
    becomeVisible();
    expect(scrollTo.mock.calls).toEqual([toTop]);
  });

  it.each([
    ["a result is on screen", <div key="result" {...keepScroll} />, false],
    ["a field holds typed text", <input key="field" defaultValue="northgate.example" />, false],
    ["a message is half written", <textarea key="message" defaultValue="We would like" />, false],
    ["a field is empty", <input key="empty" defaultValue="  " />, true],
    [
      "only choices and hidden values are there",
      <form key="form">
        <input type="hidden" defaultValue="true" />
        <input type="range" defaultValue="50" />
        <input type="radio" defaultValue="flat" />
        <input type="checkbox" defaultValue="on" />
      </form>,
      true,
    ],
  ])("where %s", (_, content, isScrolled) => {
    show(all, content);
    becomeVisible();
    expect(scrollTo).toHaveBeenCalledTimes(isScrolled ? 1 : 0);
  });

  it("does not include leaving the tab", () => {
    show(all);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    becomeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("changes nothing when the setting is off", () => {
    show({ ...all, scrollToTopOnReturnToTab: false });
    becomeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("before the page unloads", () => {
  it("scrolls to the top, so that a reload starts there", () => {
    show(all);
    window.dispatchEvent(new Event("beforeunload"));
    expect(scrollTo.mock.calls).toEqual([toTop]);
  });

  it("stays when the setting is off", () => {
    show({ ...all, scrollToTopBeforeUnload: false });
    window.dispatchEvent(new Event("beforeunload"));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
