import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow } from "#server/services/exports/csv.ts";
import { table, widthOf } from "./table.ts";

test.each([
  [["a", 1, undefined, ""], "a,1,,\r\n"],
  [['say "hi"', "a,b", "a\nb"], '"say ""hi""","a,b","a\nb"\r\n'],
  [[-5, 1.5], "-5,1.5\r\n"],
  [["=1+1", "+12125550142", "-x", "@sum"], `"'=1+1","'+12125550142","'-x","'@sum"\r\n`],
  [["\t=1", " =1", "＝1"], `"'\t=1","' =1","'＝1"\r\n`],
])("%j becomes a row", (cells, row) => {
  expect(csvRow(cells)).toBe(row);
});

/** Parses strictly by RFC 4180. */
function read(row: string): string[] {
  const cells: string[] = [];
  for (const match of `,${row.replace(/\r\n$/, "")}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g))
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
  return cells;
}

test("every text comes back as it was, except for the mark before a formula, and none starts a formula", () => {
  const texts = fc.array(
    fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", "=", "+", "-", "@", "\t", " ", ";", "é") }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, (cells) => {
      const back = read(csvRow(cells));
      expect(back.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells);
      expect(back.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

test("a table keeps its columns, whatever the cells contain", () => {
  const columns = [{ title: "Name", most: 10 }, { title: "Value", right: true }, { title: "End" }] as const;
  expect(
    table(columns, [
      ["Northgate\u001b[31m\nDental", "$9.9M", "x"],
      ["東京歯科", "$850K", ""],
      ["Zoe\u0301", "$1", "y"],
    ]),
  ).toBe("Name        Value  End\nNorthgate…  $9.9M  x\n東京歯科    $850K\nZoe\u0301            $1  y\n");
  expect(widthOf("東京")).toBe(4);
});
