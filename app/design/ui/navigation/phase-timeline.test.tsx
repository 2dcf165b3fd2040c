import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { PhaseTimeline } from "./phase-timeline.tsx";

afterEach(cleanup);

const phases = [
  { id: "prepare", title: "Prepare", from: 1, to: 4, panel: "first" },
  { id: "market", title: "Go to market", from: 5, to: 8, panel: "second" },
  { id: "compare", title: "Compare offers", from: 9, to: 12, panel: "third" },
  { id: "close", title: "Diligence and close", from: 13, to: 24, panel: "fourth" },
];

test("draws the ruler to scale", () => {
  render(<PhaseTimeline label="Phases" phases={phases} selected="compare" onSelect={vi.fn()} />);
  const ruler = screen.getByRole("tablist", { name: "Phases" });
  expect(ruler.style.getPropertyValue("--scale").match(/\d+fr/g)).toEqual(["4fr", "4fr", "4fr", "12fr"]);
});

test("is controlled by its parent", async () => {
  const onSelect = vi.fn();
  render(<PhaseTimeline label="Phases" phases={phases} selected="prepare" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("tab", { name: "Weeks 13–24 Diligence and close" }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("close");
  expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Prepare");
});
