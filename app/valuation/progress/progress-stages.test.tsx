import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Finding } from "#domain/website/analysis.ts";
import { ProgressStages } from "./progress-stages.tsx";
import { createTicker } from "./progress-ticker.ts";

afterEach(cleanup);

const holdMs = 42_000;

const read: readonly Finding[] = [
  { kind: "title", title: "Northgate" },
  { kind: "headings", count: 4 },
];
const industry: Finding = { kind: "industry", industry: "Dental practices" };
const unread: Finding = { kind: "unread" };

const rows = (current: number, findings: readonly Finding[]) => {
  const ticker = createTicker(() => 0, holdMs);
  render(<ProgressStages ticker={ticker} current={current} findings={findings} holdMs={holdMs} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};

it.each<[string, number, readonly Finding[], string, string]>([
  [
    "was read",
    2,
    [...read, industry],
    "Website scan4 headings, “Northgate”Done",
    "Market analysisDental practicesDone",
  ],
  [
    "is still being read when its time is over",
    1,
    [],
    "Website scanTitle, headings, textStill reading",
    "Market analysisIndustry, business model12 s",
  ],
  [
    "could not be read",
    2,
    [unread],
    "Website scanCould not read it. Your number does not depend on it.",
    "Market analysisFrom your figuresDone",
  ],
  [
    "could be read and not analyzed",
    2,
    [...read, unread],
    "Website scanCould not read it. Your number does not depend on it.",
    "Market analysisFrom your figuresDone",
  ],
  [
    "could not be read, and the owner has named the industry",
    2,
    [unread, industry],
    "Website scanCould not read it. Your number does not depend on it.",
    "Market analysisDental practicesDone",
  ],
])("a website that %s", (_, current, findings, scan, market) => {
  expect(rows(current, findings).slice(0, 2)).toEqual([scan, market]);
});
