import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ChartData } from "#content/schemas/chart.ts";
import { Chart } from "./chart.tsx";
import { chartScale, fewer } from "./chart-scale.ts";

const share = ["#%", 60, 20] as const;
const labels = ["Q1", "Q2", "Q3"];

it.each<[ChartData, string]>([
  [{ kind: "columns", scale: [...share], labels, values: [31, 38, 45] }, "Mix: Q1 31%, Q2 38%, Q3 45%."],
  [
    {
      kind: "stack",
      scale: ["$#M", 6, 2],
      names: ["Firm", "Released"],
      labels,
      parts: [
        [3, 2, 1],
        [0.8, 1.4, 2],
      ],
    },
    "Mix. Firm: Q1 $3M, Q2 $2M, Q3 $1M. Released: Q1 $0.8M, Q2 $1.4M, Q3 $2M.",
  ],
  [
    { kind: "lines", scale: ["#%", 100, 50], labels, series: { Autopay: [100, 93, 86] } },
    "Mix. Autopay: Q1 100%, Q2 93%, Q3 86%.",
  ],
  [{ kind: "bars", scale: ["$#K", 60, 20], rows: { Lead: 46, Service: 38 } }, "Mix: Lead $46K, Service $38K."],
])("a chart of $kind has its values in one sentence and its unit on the axis", (data, sentence) => {
  render(<Chart title="Mix" data={data} />);
  const chart = screen.getByRole("img", { name: sentence });
  for (const { text } of fewer(chartScale(data.scale).ticks))
    expect(within(chart).getAllByText(text).length).toBeGreaterThan(0);
});

it("starts its axis where it is told, and at zero otherwise", () => {
  expect(chartScale(["#%", 100, 20, 60]).ticks).toEqual([
    { at: 0, text: "60%" },
    { at: 50, text: "80%" },
    { at: 100, text: "100%" },
  ]);
  expect(chartScale(["$#M", 1.2, 0.4]).ticks.map(({ text }) => text)).toEqual(["$0M", "$0.4M", "$0.8M", "$1.2M"]);
});

it.each([
  ["abcd", "abcd"],
  ["abcde", "ace"],
  ["abcdef", "acf"],
  ["abcdefg", "aceg"],
  ["abcdefgh", "aceh"],
])("of the labels %s shows %s", (all, shown) => {
  expect(fewer([...all]).join("")).toBe(shown);
});

it("draws a column as high as its value, and the last one highlighted", () => {
  const { container } = render(
    <Chart title="Mix" data={{ kind: "columns", scale: [...share], labels, values: [15, 30, 45] }} />,
  );
  const columns = [...container.querySelectorAll<HTMLElement>(":has(> i) > i")];
  expect(columns.map((column) => column.style.getPropertyValue("--h"))).toEqual(["25", "50", "75"]);
  expect(container.querySelectorAll("[data-highlighted]")).toHaveLength(1);
});
