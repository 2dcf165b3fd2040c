import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

/** Browsers fire `close` asynchronously; happy-dom fires it at once. */
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute("open");
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

function Page({ onClose, footer }: { readonly onClose?: () => void; readonly footer?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
        title="Privacy Policy"
        description="Last updated September 9, 2024"
        footer={footer}
      >
        <p>Text</p>
      </Dialog>
    </>
  );
}

const openIt = () => fireEvent.click(screen.getByRole("button", { name: "Open" }));

test("opens as a modal dialog, named by its title, with the focus on it", () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  render(<Page />);
  expect(dialog().open).toBe(false);
  openIt();
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole("dialog", { name: "Privacy Policy" })).toBe(dialog());
  expect(document.getElementById(dialog().getAttribute("aria-describedby") ?? "")?.textContent).toContain("2024");
  expect(document.activeElement?.textContent).toBe("Privacy Policy");
});

test("opens again when its close and the next opening are rendered as one", async () => {
  const page = (openingId: string) => (
    <Dialog open openingId={openingId} onClose={vi.fn()} title="Anita Nair">
      Partner
    </Dialog>
  );
  const { rerender } = render(page("first"));
  dialog().close();
  await act(async () => undefined);
  expect(dialog().open).toBe(false);
  rerender(page("second"));
  expect(dialog().open).toBe(true);
});

test("starts with the given focus", () => {
  function Asking() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog open onClose={vi.fn()} title="Quick Financial Info" initialFocus={field}>
        <input ref={field} />
      </Dialog>
    );
  }
  render(<Asking />);
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("calls onClose once when the browser has closed it", async () => {
  const onClose = vi.fn();
  render(<Page onClose={onClose} />);
  openIt();
  await act(async () => dialog().close());
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog().open).toBe(false);
});

test("closes when `open` becomes false, without calling onClose", async () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Dialog open onClose={onClose} title="Title">
      Text
    </Dialog>,
  );
  rerender(
    <Dialog open={false} onClose={onClose} title="Title">
      Text
    </Dialog>,
  );
  await act(async () => {});
  expect(dialog().open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("ignores the pointer during the double click that opened it", async () => {
  vi.useFakeTimers();
  render(<Page />);
  openIt();
  const title = document.activeElement;
  const pressBackdrop = async () => {
    fireEvent.pointerDown(dialog());
    const kept = fireEvent.mouseDown(dialog());
    await act(async () => fireEvent.click(dialog()));
    return kept;
  };
  act(() => vi.advanceTimersByTime(499));
  expect(dialog().hasAttribute("data-opening")).toBe(true);
  expect(await pressBackdrop()).toBe(false); // The browser does not move the focus.
  expect(document.activeElement).toBe(title);
  expect(dialog().open).toBe(true);

  // A press that began too early is ignored when it ends late.
  fireEvent.pointerDown(dialog());
  act(() => vi.advanceTimersByTime(1));
  expect(dialog().hasAttribute("data-opening")).toBe(false);
  fireEvent.click(dialog());
  expect(dialog().open).toBe(true);

  expect(await pressBackdrop()).toBe(true);
  expect(dialog().open).toBe(false);
  openIt();
  expect(dialog().hasAttribute("data-opening")).toBe(true);
});

test("closes by the backdrop, but not when the press began inside", async () => {
  vi.useFakeTimers();
  render(<Page />);
  openIt();
  act(() => vi.advanceTimersByTime(500));
  fireEvent.pointerDown(screen.getByText("Text"));
  fireEvent.click(dialog());
  expect(dialog().open).toBe(true);
  fireEvent.pointerDown(dialog());
  await act(async () => fireEvent.click(dialog()));
  expect(dialog().open).toBe(false);
});

test("has buttons that close it without script: by the form's method, or as links", async () => {
  render(
    <Dialog open onClose={vi.fn()} title="Title" footer={<DialogClose>Done</DialogClose>}>
      Text
    </Dialog>,
  );
  for (const name of ["Close", "Done"]) {
    expect(screen.getByRole("button", { name }).closest("form")?.getAttribute("method")).toBe("dialog");
  }
  cleanup();
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Title" closeTo="/">
      Text
    </Dialog>,
  );
  const cross = screen.getByRole("link", { name: "Close" });
  expect(cross.getAttribute("href")).toBe("/");
  await act(async () => fireEvent.click(cross));
  expect(onClose).toHaveBeenCalledOnce();
});

test("is prerendered open, and becomes modal after hydration", async () => {
  const page = (
    <StrictMode>
      <HydrationProvider>
        <Dialog open onClose={onClose} title="Title">
          Text
        </Dialog>
      </HydrationProvider>
    </StrictMode>
  );
  const html = renderToString(page);
  expect(html).toMatch(/<dialog[^>]* open=""/);
  expect(html).toMatch(/<dialog[^>]* data-served/); // It is not animated a second time.
  expect(html).not.toContain("data-opening"); // No click has opened it.

  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const states: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    states.push(this.open); // An open dialog must be closed before it can become modal.
    this.setAttribute("open", "");
  });
  const errors = vi.spyOn(console, "error");
  const root = await act(async () => hydrateRoot(container, page));
  expect(states.length).toBeGreaterThan(0);
  expect(states).not.toContain(true);
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

const onClose = vi.fn();
