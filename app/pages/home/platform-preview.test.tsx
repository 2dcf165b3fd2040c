import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlatformPreview } from "./platform-preview.tsx";

const shown = () => screen.getByRole("tab", { selected: true }).textContent;

function wait(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

function preferStillness(still: boolean) {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: still } as MediaQueryList);
}

/** With the later sheets arrived, as they do soon after the page. */
async function renderPreview() {
  render(<PlatformPreview />);
  wait(0);
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  vi.useFakeTimers();
  preferStillness(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the platform preview", () => {
  it("moves on every four seconds and begins again after the third slide", async () => {
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

  it("shows the slide of the dot that is picked, and stays there", async () => {
    await renderPreview();
    fireEvent.click(screen.getByRole("tab", { name: "Document Center" }));
    expect(shown()).toBe("Document Center");
    wait(12_000);
    expect(shown()).toBe("Document Center");
  });

  it("holds still under the pointer and moves on when it leaves", async () => {
    await renderPreview();
    const slides = screen.getByRole("group", { name: "Client platform preview" });
    fireEvent.pointerEnter(slides.parentElement as HTMLElement);
    wait(12_000);
    expect(shown()).toBe("Deal Progress");
    fireEvent.pointerLeave(slides.parentElement as HTMLElement);
    wait(4000);
    expect(shown()).toBe("Buyer Insights");
  });

  it("holds still while focus is inside, also when it moves from dot to dot", async () => {
    await renderPreview();
    act(() => screen.getByRole("tab", { name: "Deal Progress" }).focus());
    wait(8000);
    expect(shown()).toBe("Deal Progress");
    act(() => (document.activeElement as HTMLElement).blur());
    wait(4000);
    expect(shown()).toBe("Buyer Insights");
  });

  it("never moves by itself for visitors who asked for less motion", async () => {
    preferStillness(true);
    await renderPreview();
    wait(20_000);
    expect(shown()).toBe("Deal Progress");
  });

  it("stops its clock when it leaves the page", () => {
    render(<PlatformPreview />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
