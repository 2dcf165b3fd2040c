import { expect, test } from "vitest";
import { missedByHome } from "./goals.ts";
import type { PageFigures } from "./page-figures.ts";

const page = (script: number, fontShifts = 0) => ({ script, fontShifts }) as PageFigures;

test.each([
  ["less script than the Next.js build", page(120_000), page(130_000), []],
  ["as much", page(130_000), page(130_000), [/less than the .* of the Next\.js build wanted/]],
  ["a Next.js build that was not measured", page(120_000), undefined, [/not measured/]],
  ["a shift by a font", page(120_000, 1), page(130_000), [/web font/]],
])("the home page's own goals: %s", (_name, home, next, missed) => {
  expect(missedByHome(home, next)).toEqual(missed.map((line) => expect.stringMatching(line)));
});
