import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferReducedMotion } from "#tests/support/reduced-motion.ts";
import { BuyerSegments } from "./buyer-segments.tsx";

const [strategic, financial, operators] = ["Strategic fit", "Financial sponsors", "Operators"] as const;

const segment = (label: string) => screen.getByText(label).closest("button") as HTMLButtonElement;
const shown = () =>
  [strategic, financial, operators].filter((label) => segment(label).getAttribute("aria-pressed") === "true");
const lit = () => screen.getByRole("group").closest<HTMLElement>("[data-shown]")?.dataset["shown"];
const panel = () => screen.getByRole("group").closest("[data-shown]") as HTMLElement;

function wait(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

describe("the buyer segments", () => {
  it("are the three kinds of buyer with their counts", () => {
    render(<BuyerSegments />);
    expect([strategic, financial, operators].map((label) => segment(label).textContent)).toEqual([
      expect.stringMatching(/^Strategic fit 18 /),
      expect.stringMatching(/^Financial sponsors 27 /),
      expect.stringMatching(/^Operators 9 /),
    ]);
    expect(screen.getByRole("img", { name: /54 buyers/ })).toBeTruthy();
  });

  it("start with the first, advance every 4.2 seconds and wrap around", () => {
    render(<BuyerSegments />);
    expect(shown()).toEqual([strategic]);
    wait(4199);
    expect(shown()).toEqual([strategic]);
    wait(1);
    expect(shown()).toEqual([financial]);
    wait(4200);
    expect(shown()).toEqual([operators]);
    wait(4200);
    expect(shown()).toEqual([strategic]);
  });

  it("highlight their sector of the map", () => {
    render(<BuyerSegments />);
    expect(lit()).toBe("square");
    wait(4200);
    expect(lit()).toBe("circle");
    wait(4200);
    expect(lit()).toBe("diamond");
  });

  it("are selected by hover, stay while hovered and continue from there", () => {
    render(<BuyerSegments />);
    fireEvent.pointerEnter(panel());
    fireEvent.pointerEnter(segment(operators));
    expect(shown()).toEqual([operators]);
    wait(60_000);
    expect(shown()).toEqual([operators]);
    fireEvent.pointerLeave(panel());
    wait(4200);
    expect(shown()).toEqual([strategic]);
  });

  it("are selected by focus, stay while focused and continue from there", () => {
    render(<BuyerSegments />);
    act(() => segment(financial).focus());
    expect(shown()).toEqual([financial]);
    wait(60_000);
    expect(shown()).toEqual([financial]);
    act(() => segment(operators).focus());
    wait(60_000);
    expect(shown()).toEqual([operators]);
    act(() => segment(operators).blur());
    wait(4200);
    expect(shown()).toEqual([strategic]);
  });

  it("stop with the pause button, and continue with it", () => {
    render(<BuyerSegments />);
    fireEvent.click(screen.getByRole("button", { name: "Pause the segments" }));
    wait(60_000);
    expect(shown()).toEqual([strategic]);
    fireEvent.click(screen.getByRole("button", { name: "Play the segments" }));
    wait(4200);
    expect(shown()).toEqual([financial]);
  });

  it("do not advance under reduced motion, but can be selected", () => {
    preferReducedMotion(true);
    render(<BuyerSegments />);
    wait(60_000);
    expect(shown()).toEqual([strategic]);
    fireEvent.click(segment(operators));
    expect(shown()).toEqual([operators]);
  });
});
