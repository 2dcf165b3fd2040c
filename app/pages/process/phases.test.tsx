import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { processPage } from "#content/pages/process.ts";
import { preferReducedMotion } from "#tests/support/reduced-motion.ts";
import { ProcessPhases } from "./phases.tsx";

const titles = processPage.phases.items.map(({ title }) => title);
const [prepare, market, compare, close] = titles as [string, string, string, string];

const tab = (title: string) => screen.getByText(title, { selector: "[role=tab] b" }).parentElement as HTMLElement;
const shown = () => document.querySelector("[role=tab][aria-selected=true] b")?.textContent;
const plot = () => screen.getByRole("img", { name: processPage.funnel.summary }).parentElement as HTMLElement;
const section = () => plot().parentElement as HTMLElement;

function wait(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

describe("the four phases", () => {
  it("show weeks 1–4, 5–8, 9–12 and 13–24", () => {
    render(<ProcessPhases />);
    expect([...document.querySelectorAll("[role=tab]")].map(({ textContent }) => textContent)).toEqual([
      "Weeks 1–4Prepare",
      "Weeks 5–8Go to market",
      "Weeks 9–12Compare offers",
      "Weeks 13–24Diligence and closing",
    ]);
  });

  it("advance every four seconds and wrap around after the last", () => {
    render(<ProcessPhases />);
    expect(shown()).toBe(prepare);
    wait(3999);
    expect(shown()).toBe(prepare);
    wait(1);
    expect(shown()).toBe(market);
    wait(4000);
    expect(shown()).toBe(compare);
    wait(4000);
    expect(shown()).toBe(close);
    wait(4000);
    expect(shown()).toBe(prepare);
  });

  it("leave a clicked phase selected for 30 seconds, then continue from it", () => {
    render(<ProcessPhases />);
    wait(1000);
    fireEvent.click(tab(compare));
    wait(29_999);
    expect(shown()).toBe(compare);
    wait(4001);
    expect(shown()).toBe(close);
  });

  it("count the 30 seconds from the last click", () => {
    render(<ProcessPhases />);
    fireEvent.click(tab(compare));
    wait(20_000);
    fireEvent.click(tab(market));
    wait(29_999);
    expect(shown()).toBe(market);
    wait(4001);
    expect(shown()).toBe(compare);
  });

  it("pause on hover", () => {
    render(<ProcessPhases />);
    fireEvent.pointerEnter(section());
    wait(20_000);
    expect(shown()).toBe(prepare);
    fireEvent.pointerLeave(section());
    wait(4000);
    expect(shown()).toBe(market);
  });

  it("pause while the keyboard focus is inside, also between tab and panel", () => {
    render(<ProcessPhases />);
    act(() => tab(prepare).focus());
    wait(8000);
    act(() => document.querySelector<HTMLElement>("[role=tabpanel][data-selected]")?.focus());
    wait(8000);
    expect(shown()).toBe(prepare);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(4000);
    expect(shown()).toBe(market);
  });

  it("do not pause for the focus that a click left", () => {
    render(<ProcessPhases />);
    const clicked = tab(prepare);
    vi.spyOn(clicked, "matches").mockReturnValue(false); // What a browser answers to :focus-visible after a click.
    act(() => clicked.focus());
    wait(4000);
    expect(shown()).toBe(market);
  });

  it("stop with the pause button, and continue with it", () => {
    render(<ProcessPhases />);
    fireEvent.click(screen.getByText("Pause"));
    wait(60_000);
    expect(shown()).toBe(prepare);
    fireEvent.click(screen.getByText("Play"));
    wait(4000);
    expect(shown()).toBe(market);
  });

  it("do not advance under reduced motion, but can be selected", () => {
    preferReducedMotion(true);
    render(<ProcessPhases />);
    wait(60_000);
    expect(shown()).toBe(prepare);
    fireEvent.click(tab(close));
    expect(shown()).toBe(close);
  });

  it("can be selected with the arrow keys", async () => {
    vi.useRealTimers();
    render(<ProcessPhases />);
    act(() => tab(prepare).focus());
    await userEvent.keyboard("{ArrowLeft}");
    expect(shown()).toBe(close);
    expect(document.activeElement).toBe(tab(close));
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(shown()).toBe(market);
  });

  it("draw the selected weeks as a band over the funnel", () => {
    render(<ProcessPhases />);
    fireEvent.click(tab(close));
    const band = plot().style;
    expect([band?.getPropertyValue("--from"), band?.getPropertyValue("--to"), band?.getPropertyValue("--of")]).toEqual([
      "12",
      "24",
      "24",
    ]);
  });

  it("clear their timer on unmount", () => {
    render(<ProcessPhases />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
