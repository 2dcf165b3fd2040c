import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { processOrbits } from "#content/pages/process-orbits.ts";
import { ProcessBuyerOrbits } from "./buyer-orbits.tsx";

const drawing = () => screen.getByRole("img", { name: processOrbits.summary });

it("places every buyer on its orbit, evenly, with the orbit's period", () => {
  render(<ProcessBuyerOrbits />);
  const bodies = [...drawing().querySelectorAll<HTMLElement>(":scope > span")].map(({ style }) => ({
    seconds: style.getPropertyValue("--t"),
    turn: Number(style.getPropertyValue("--turn")),
  }));
  const times = bodies.map(({ seconds }) => seconds);
  expect([...new Set(times)]).toEqual(["80s", "120s", "170s"]);
  for (const { seconds, bodies: kinds } of processOrbits.orbits) {
    const turns = bodies.filter((body) => body.seconds === `${seconds}s`).map(({ turn }) => turn);
    expect(turns).toHaveLength(kinds.length);
    for (const [index, turn] of turns.entries()) {
      expect(turn - (turns[0] ?? 0)).toBeCloseTo(index / kinds.length, 2);
    }
  }
});

it("pauses with its button, and continues with it", () => {
  render(<ProcessBuyerOrbits />);
  fireEvent.click(screen.getByRole("button", { name: "Pause the orbits" }));
  expect(drawing().closest("[data-paused]")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Play the orbits" }));
  expect(drawing().closest("[data-paused]")).toBeNull();
});
