import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub, data } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ValuationResult from "#app/account/result/route.tsx";
import { storedResult } from "#app/account/result/stored-result.fixture.ts";
import { deletionWords as words } from "#content/privacy/deletion.ts";
import { DeleteMyData } from "./delete-my-data.tsx";
import { DeletionPage } from "./deletion-page.tsx";

const { id } = storedResult;
const path = `/valuation/result/${id}`;

beforeEach(() => {
  sessionStorage.setItem("valuation", JSON.stringify({ at: "results", valuationId: id }));
  localStorage.setItem(`unsent-lead:${id}`, "{}");
  localStorage.setItem("contact", "{}");
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

function open(remove: (valuationId: string) => Promise<boolean>) {
  const Component = () => <DeleteMyData valuationId={id} remove={remove} />;
  const Stub = createRoutesStub([{ path: "/valuation/result/:valuationId", Component }]);
  render(<Stub initialEntries={[path]} />);
}

const opener = () => screen.getByRole("link", { name: words.open });
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: words.ask.title });
const press = (name: string) => act(async () => fireEvent.click(within(dialog()).getByRole("button", { name })));

describe("'Delete my data'", () => {
  it("asks first, says what is deleted and what is kept, and deletes nothing on cancel", async () => {
    const remove = vi.fn(async () => true);
    open(remove);
    expect(opener().getAttribute("href")).toBe("?delete");
    await act(async () => fireEvent.click(opener()));
    for (const item of [...words.goes.items, ...words.stays.items])
      expect(within(dialog()).getByText(item)).toBeDefined();
    await act(async () => dialog().close());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(remove).not.toHaveBeenCalled();
  });

  it("lets the browser handle a click that opens a new tab", () => {
    open(async () => true);
    fireEvent.click(opener(), { ctrlKey: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says when the deletion could not be confirmed, and can be tried again", async () => {
    const remove = vi.fn<(valuationId: string) => Promise<boolean>>(async () => false);
    open(remove);
    await act(async () => fireEvent.click(opener()));
    await press(words.ask.confirm);
    expect(within(dialog()).getByRole("alert").textContent).toContain(words.ask.failed);
    await press(words.ask.confirm);
    expect(remove.mock.calls).toEqual([[id], [id]]);
  });

  it("sends one request while it is under way", async () => {
    const answer = Promise.withResolvers<boolean>();
    const remove = vi.fn(() => answer.promise);
    open(remove);
    await act(async () => fireEvent.click(opener()));
    await press(words.ask.confirm);
    await press(words.ask.deleting);
    expect(remove).toHaveBeenCalledOnce();
    await act(async () => answer.resolve(false));
  });
});

describe("the private page after a deletion", () => {
  function visit(search: string, loaded: typeof storedResult | null) {
    const Stub = createRoutesStub([
      {
        path: "/valuation/result/:valuationId",
        Component: ValuationResult,
        loader: () => data(loaded),
        HydrateFallback: () => null,
      },
    ]);
    render(<Stub initialEntries={[path + search]} />);
  }

  /** The heading appears before the effect that moves the focus has run. */
  async function settled() {
    const heading = await screen.findByRole("heading", { level: 1, name: words.done.title });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  }

  it("confirms the deletion, moves the focus there, and clears this browser's copies and drafts", async () => {
    localStorage.setItem("another", "kept");
    for (const key of [`figures:${id}`, `depth-draft:${id}:goal`, "depth-draft:another:goal"])
      sessionStorage.setItem(key, "{}");
    visit("?deleted", null);
    await settled();
    expect(Object.keys(sessionStorage)).toEqual(["depth-draft:another:goal"]);
    expect(Object.keys(localStorage)).toEqual(["another"]);
  });

  it("keeps the tab's copy of another valuation", async () => {
    sessionStorage.setItem("valuation", JSON.stringify({ at: "results", valuationId: "another" }));
    visit("?deleted", null);
    await settled();
    expect(sessionStorage.getItem("valuation")).toContain("another");
  });

  it("says that nothing is there when the link is opened again, and clears nothing", async () => {
    visit("", null);
    await screen.findByRole("heading", { level: 1, name: "No valuation data available" });
    expect(sessionStorage.getItem("valuation")).not.toBeNull();
  });

  it("shows an existing valuation, whatever the address says", async () => {
    visit("?deleted", storedResult);
    expect(await screen.findByRole("link", { name: words.open })).toBeDefined();
    expect(sessionStorage.getItem("valuation")).not.toBeNull();
  });
});

describe("the confirmation page without script", () => {
  it.each([false, true])("posts to the private page and shows a failure: %s", (hasFailed) => {
    const Stub = createRoutesStub([{ path: "/", Component: () => <DeletionPage path={path} hasFailed={hasFailed} /> }]);
    const { container } = render(<Stub />);
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", path]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ delete: "everything" });
    expect(screen.getByRole("link", { name: words.ask.keep }).getAttribute("href")).toBe(path);
    expect(screen.queryAllByRole("alert")).toHaveLength(hasFailed ? 1 : 0);
  });
});
