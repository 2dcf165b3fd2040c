// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteShell } from "./site-shell.tsx";

const chunk = vi.hoisted(() => ({ lost: false }));

vi.mock("#app/shell/document/load-chunk.ts", () => ({
  loadChunk: async (_: string, load: () => Promise<unknown>) => {
    if (chunk.lost) throw new Error("lost");
    return load();
  },
}));

function Root() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

const Stub = createRoutesStub([
  {
    path: "/",
    Component: Root,
    children: [
      { path: "about", Component: () => <Link to="/search">Search</Link> },
      { path: "process", Component: () => <h1>Process</h1> },
      // biome-ignore lint/a11y/noAutofocus: what a page that places the focus itself does
      { path: "search", Component: () => <input aria-label="Words" autoFocus /> },
    ],
  },
]);

beforeEach(() => vi.stubGlobal("scrollTo", () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  chunk.lost = false;
});

const show = (path = "/about") => render(<Stub initialEntries={[path]} />);
const privacyButton = () => screen.getByRole("button", { name: "Privacy Policy" });

describe("the shell", () => {
  it("lets the keyboard skip to the content", () => {
    show();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(document.querySelector("a")).toBe(skip);
    expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });

  it("moves the focus to the content of a new page", async () => {
    show();
    await userEvent.click(screen.getAllByRole("link", { name: "Process" })[0] as HTMLElement);
    await screen.findByRole("heading", { name: "Process" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("leaves the focus to a page that has placed it", async () => {
    show();
    await userEvent.click(screen.getByRole("link", { name: "Search" }));
    expect(document.activeElement).toBe(await screen.findByLabelText("Words"));
  });

  it("makes the page inert while the small-screen menu is open", async () => {
    show();
    const page = [screen.getByRole("main"), screen.getByRole("contentinfo")];
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    expect(page.map((part) => part.hasAttribute("inert"))).toEqual([true, true]);
    await userEvent.keyboard("{Escape}");
    expect(page.map((part) => part.hasAttribute("inert"))).toEqual([false, false]);
  });
});

describe("the privacy notice", () => {
  const notice = () => screen.findByRole("dialog", { name: "Privacy Policy" });

  it("is not on the page until it is opened", () => {
    show();
    expect(document.body.textContent).not.toContain("September 9, 2024");
  });

  it("opens over the page, under a second-level heading, and closes", async () => {
    show();
    await userEvent.click(privacyButton());
    const dialog = await notice();
    expect(dialog.textContent).toContain("Last updated September 9, 2024");
    expect(screen.getByRole("heading", { level: 2, name: "Privacy Policy" })).toBeTruthy();
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(false));
    await userEvent.click(privacyButton());
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
  });

  it("scrolls back to its top", async () => {
    show();
    await userEvent.click(privacyButton());
    const sheet = (await notice()).querySelector('[data-part="sheet"]') as HTMLElement;
    sheet.scrollTop = 900;
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(sheet.scrollTop).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Privacy Policy" }));
  });

  it("opens on its own page when its script does not load", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    chunk.lost = true;
    show();
    await userEvent.click(privacyButton());
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/privacy-policy"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
