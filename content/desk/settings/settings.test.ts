import { expect, test } from "vitest";
import { settingsWords } from "./settings.ts";

test.each([
  [[], "ask an owner of the desk."],
  [["Daniel Mercer"], "ask Daniel Mercer."],
  [["Daniel Mercer", "Lucia Serrano"], "ask Daniel Mercer or Lucia Serrano."],
])("names the owners to ask: %j", (owners, expected) => {
  expect(settingsWords.refused.text(owners)).toContain(expected);
});
