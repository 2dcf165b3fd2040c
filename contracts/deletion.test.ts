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
])("the address ?%s asks for %s", (query, step) => {
  expect(deletionStep(new URLSearchParams(query))).toBe(step);
});
