import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferReducedMotion } from "#tests/support/reduced-motion.ts";
import { PlatformPreview } from "./platform-preview.tsx";

const shown = () => screen.getByRole("tab", { selected: true }).textContent;

function wait(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

/** With the later sheets loaded. */
async function renderPreview() {
  render(<PlatformPreview />);
  wait(0);
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the platform preview", () => {
  it("advances every four seconds and wraps around after the third slide", async () => {
    await renderPreview();
    expect(shown()).toBe("Deal Progress");
    wait(3999);
    expect(shown()).toBe("Deal Progress");
    wait(1);
    expect(shown()).toBe("Buyer Insights");
    wait(4000);
    expect(shown()).toBe("Document Center");
    wait(4000);
    expect(shown()).toBe("Deal Progress");
  });

  it("shows the slide of the selected dot, and stays there", async () => {
    await renderPreview();
    fireEvent.click(screen.getByRole("tab", { name: "Document Center" }));
    expect(shown()).toBe("Document Center");
    wait(12_000);
    expect(shown()).toBe("Document Center");
  });

  it("pauses on hover and continues afterward", async () => {
    await renderPreview();
    const slides = screen.getByRole("group", { name: "Client platform preview" });
    fireEvent.pointerEnter(slides.parentElement as HTMLElement);
    wait(12_000);
    expect(shown()).toBe("Deal Progress");
    fireEvent.pointerLeave(slides.parentElement as HTMLElement);
    wait(4000);
    expect(shown()).toBe("Buyer Insights");
  });

  it("pauses while focused, also when the focus moves between dots", async () => {
    await renderPreview();
    act(() => screen.getByRole("tab", { name: "Deal Progress" }).focus());
    wait(8000);
    expect(shown()).toBe("Deal Progress");
    act(() => (document.activeElement as HTMLElement).blur());
    wait(4000);
    expect(shown()).toBe("Buyer Insights");
  });

  it("does not advance under reduced motion", async () => {
    preferReducedMotion(true);
    await renderPreview();
    wait(20_000);
    expect(shown()).toBe("Deal Progress");
  });

  it("clears its timer on unmount", () => {
    render(<PlatformPreview />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
