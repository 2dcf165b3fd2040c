import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion, useToast } from "./toast.tsx";
import { toasts } from "./toast-store.ts";

const copied = { title: "Worksheet copied", text: "Paste it into any spreadsheet." };
const refused = { title: "Too many requests", kind: "alert" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id);
  });
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show(copied)}>
      Copy
    </button>
  );
}

const raise = (message: Parameters<typeof toasts.show>[0]) => act(() => void toasts.show(message));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dismissButton = () => screen.getByRole("button", { name: /Dismiss/ });

test("both live regions are in the page from the start", () => {
  const html = renderToString(<ToastRegion />);
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
});

test("a status is announced in the status region, an alert in the alert region", () => {
  render(<ToastRegion />);
  raise(copied);
  raise(refused);
  expect(screen.getByRole("status").textContent).toContain("Worksheet copied");
  expect(screen.getByRole("alert").textContent).toContain("Too many requests");
  expect(screen.getByRole("alert").textContent).not.toContain("Worksheet copied");
});

test("a toast outlives the page that raised it", () => {
  const { rerender } = render(
    <>
      <Page />
      <ToastRegion />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  rerender(
    <>
      <p>Another page</p>
      <ToastRegion />
    </>,
  );
  expect(screen.getByRole("status").textContent).toContain("Worksheet copied");
});

test("a status disappears, an alert stays until dismissed", () => {
  render(<ToastRegion />);
  raise(copied);
  raise(refused);
  pass(7999);
  expect(screen.queryByText("Worksheet copied")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Worksheet copied")).toBeNull();
  pass(60_000);
  fireEvent.click(dismissButton());
  expect(screen.queryByText("Too many requests")).toBeNull();
});

test("the timer pauses while the toast is hovered or focused", () => {
  render(<ToastRegion />);
  raise(copied);
  const notice = screen.getByText("Worksheet copied");
  fireEvent.pointerOver(notice);
  pass(20_000);
  expect(screen.queryByText("Worksheet copied")).not.toBeNull();
  fireEvent.pointerOut(notice);
  pass(8000);
  expect(screen.queryByText("Worksheet copied")).toBeNull();
});

test("dismissing by keyboard returns the focus", () => {
  render(
    <>
      <Page />
      <ToastRegion />
    </>,
  );
  const opener = screen.getByRole("button", { name: "Copy" });
  act(() => opener.focus());
  raise(refused);
  act(() => dismissButton().focus());
  fireEvent.click(dismissButton());
  expect(document.activeElement).toBe(opener);
});

test("the same toast twice is one toast, and at most three are shown", () => {
  render(<ToastRegion />);
  raise(copied);
  raise(copied);
  expect(screen.getAllByText("Worksheet copied")).toHaveLength(1);
  for (const title of ["One", "Two", "Three"]) raise({ title });
  expect(screen.queryByText("Worksheet copied")).toBeNull();
  expect(screen.getAllByRole("button", { name: /Dismiss/ })).toHaveLength(3);
});
