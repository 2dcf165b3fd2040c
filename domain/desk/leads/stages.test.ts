import { expect, test } from "vitest";
import { boardLabels, isStage, openStages, stageOfBoardLabel, stages } from "./stages.ts";

test("every stage is found again by its label on the board, however it is typed there", () => {
  for (const stage of stages) {
    expect(stageOfBoardLabel(boardLabels[stage])).toBe(stage);
    expect(stageOfBoardLabel(` ${boardLabels[stage].toUpperCase()} `)).toBe(stage);
  }
});

test.each(["", "Closed", "New"])("the desk has no stage for the label %j", (label) => {
  expect(stageOfBoardLabel(label)).toBeUndefined();
});

test("a new lead's item has the label that the board starts with", () => {
  expect(boardLabels.new).toBe("Intro Call / Qualification");
});

test("engaged and not now are no longer called", () => {
  expect(openStages).toEqual(["new", "tried", "talked", "meeting"]);
  expect(isStage("meeting")).toBe(true);
  expect(isStage("toString")).toBe(false);
});
