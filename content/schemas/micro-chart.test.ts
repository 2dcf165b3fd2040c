import { expect, it } from "vitest";
import { microChartSchema } from "./micro-chart.ts";

it.each([
  [{ kind: "bars", values: [3, 2, 1], highlighted: 3 }, "highlighted"],
  [{ kind: "line", values: [3, 2, 1], domain: [0, 4], reference: 2, marked: 3 }, "marked"],
  [{ kind: "line", values: [3, 2, 5], domain: [0, 4], reference: 2 }, "domain"],
  [{ kind: "line", values: [3, 2, 1], domain: [0, 4], reference: 6 }, "domain"],
])("refuses a chart that would be drawn wrong: %j", (chart, path) => {
  expect(microChartSchema.safeParse(chart).error?.issues.map((issue) => issue.path)).toEqual([[path]]);
});
