import { expect, it } from "vitest";
import { growthFigure } from "./growth-figure.ts";

it.each([
  ["increasing", 15],
  ["Increasing ", 15],
  ["moderate", 10],
  ["flat", 5],
  ["slow", 5],
  ["declining", -5],
  ["decreasing", -5],
  ["", 0],
  ["sideways", 0],
  ["constructor", 0],
])("gives %j as %d", (trend, figure) => {
  expect(growthFigure(trend)).toBe(figure);
});
