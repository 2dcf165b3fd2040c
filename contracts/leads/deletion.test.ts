import { expect, it } from "vitest";
import { deletionQuery, deletionStep } from "./deletion.ts";

it.each([
  ["", undefined],
  ["utm_source=letter", undefined],
  [deletionQuery.ask, "ask"],
  [deletionQuery.failed, "failed"],
  ["delete=other", "ask"],
  [deletionQuery.done, "done"],
  [`${deletionQuery.ask}&${deletionQuery.done}`, "done"],
])("the address ?%s shows %s", (query, step) => {
  expect(deletionStep(new URLSearchParams(query))).toBe(step);
});
