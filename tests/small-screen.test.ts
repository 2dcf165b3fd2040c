import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Widths near 640 px in media conditions; a limit on an element's own width is not one. */
const nearSmall = /\((?:min-|max-)?width\s*[:<>=]+\s*(?:39(?:\.\d+)?|40(?:\.\d+)?)rem\)|(?:639|640|641)(?:\.\d+)?px\)/g;

it("counts exactly 640 px as a small screen in every stylesheet and script", () => {
  const files = globSync("app/**/*.{css,ts,tsx}");
  const used = new Set(files.flatMap((file) => readFileSync(file, "utf8").match(nearSmall) ?? []));
  expect([...used].sort()).toEqual(["(max-width: 40rem)", "(min-width: 40.01rem)"]);
  expect(readFileSync("app/design/styles/tokens.css", "utf8")).toContain("--breakpoint-sm: 40.01rem;");
});
