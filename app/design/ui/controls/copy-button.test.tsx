import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(
    <CopyButton read={() => "a\tb"} copied="Worksheet copied" failed="Copy it by hand">
      Copy worksheet
    </CopyButton>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Copy worksheet" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

it("copies the text and says so for a while", async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("a\tb");
  expect(screen.getByRole("status").textContent).toBe("Worksheet copied");
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole("status").textContent).toBe("");
});

it("says when it failed", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  await press();
  expect(screen.getByRole("status").textContent).toBe("Copy it by hand");
});
