import { expect, it } from "vitest";
import { csvRows } from "./libreoffice.ts";

it("reads commas, quotes and line breaks in a cell, and empty cells", () => {
  expect(csvRows('Line,Amount\n"Tax, ""yours""",24%\n"two\nlines",,-36000\n,\n')).toEqual([
    ["Line", "Amount"],
    ['Tax, "yours"', "24%"],
    ["two\nlines", "", "-36000"],
    ["", ""],
    [""],
  ]);
});
