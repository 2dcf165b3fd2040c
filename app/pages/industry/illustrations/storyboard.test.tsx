import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IndustryDualTrack } from "#app/pages/industry/timeline/dual-track.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import file from "./storyboard.svg?raw";
import { IndustryStoryboard } from "./storyboard.tsx";

afterEach(cleanup);

const scenes = ["sign", "staff", "grow", "renew"] as const;

test("the storyboard shows four numbered frames, and the file has each scene", () => {
  const frames = scenes.map((scene) => ({
    scene,
    alt: `A drawing of the scene ${scene}`,
    title: `Title of ${scene}`,
    text: "What a buyer reads out of this frame.",
  }));
  const { container } = render(<IndustryStoryboard kind="storyboard" title="One contract." frames={frames} />);
  expect(screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label"))).toEqual(
    frames.map(({ alt }) => alt),
  );
  expect([...container.querySelectorAll(".tick")].map((tick) => tick.textContent)).toEqual([
    "Frame 1",
    "Frame 2",
    "Frame 3",
    "Frame 4",
  ]);
  const used = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);
  expect(used).toEqual([...scenes]);
  for (const id of used) expect(file).toContain(`<symbol id="${id}"`);
});

const dualTrack: SectionOf<"dualTrack"> = {
  kind: "dualTrack",
  title: "One center, two tracks.",
  workstreams: ["Tax", "People", "Accounts"].map((title) => ({ title, text: `What is done about ${title} on both.` })),
  phases: [
    { title: "Prepare", weeks: [1, 2] },
    { title: "Open", weeks: [3, 5] },
    { title: "Close", weeks: [6, 9] },
  ],
  tracks: [
    { name: "Here", steps: [["Here one"], ["Here two"], ["Here three"]] },
    { name: "There", steps: [["There one"], ["There two"], ["There three"]] },
  ],
  meeting: "One day for both",
};

test("each phase of the dual track lists what happens on both sides", () => {
  const { container } = render(<IndustryDualTrack {...dualTrack} />);
  expect([...container.querySelectorAll("[style*='--column:']")].map((phase) => phase.textContent)).toEqual([
    "Week 12PrepareWeeks 1–2HereHere oneThereThere one",
    "345OpenWeeks 3–5HereHere twoThereThere two",
    "6789CloseWeeks 6–9HereHere threeThereThere three",
  ]);
});

test("five lines run to the meeting point, and the chart says so in a sentence", () => {
  render(<IndustryDualTrack {...dualTrack} />);
  const band = screen.getByRole("img", { name: /Two tracks and three workstreams/ });
  const lines = [...band.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(lines).size).toBe(5);
  for (const line of lines) expect(line).toMatch(/(H100| 100 50)$/);
  expect(screen.getByText("One day for both")).toBeTruthy();
});
