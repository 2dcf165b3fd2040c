import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onDismiss = vi.fn();
const onPress = vi.fn();
const message = { title: "Updated.", text: "$9.9M before.", action: { label: "Undo", onPress } };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("the live region is there before its message", () => {
  const { rerender } = render(<Toast message={undefined} onDismiss={onDismiss} />);
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(<Toast message={message} onDismiss={onDismiss} />);
  expect(screen.getByRole("status").textContent).toBe("Updated.$9.9M before. Undo");
});

test("closes after ten seconds, but not while it is read", () => {
  render(<Toast message={message} onDismiss={onDismiss} />);
  const undo = screen.getByRole("button", { name: "Undo" });
  pass(9_000);
  fireEvent.focus(undo);
  pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(undo);
  pass(10_000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([
  ["the pointer leaves", fireEvent.pointerLeave, fireEvent.blur],
  ["the focus leaves", fireEvent.blur, fireEvent.pointerLeave],
])("stays when only %s", (_, leave, leaveToo) => {
  onDismiss.mockClear();
  render(<Toast message={message} onDismiss={onDismiss} />);
  const undo = screen.getByRole("button", { name: "Undo" });
  fireEvent.pointerEnter(undo);
  fireEvent.focus(undo);
  leave(undo);
  pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  leaveToo(undo);
  pass(10_000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("can be acted on and dismissed", () => {
  onDismiss.mockClear();
  render(<Toast message={message} onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss: Updated." }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
