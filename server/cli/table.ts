import { cutTo, oneLine } from "#domain/leads/plain-text.ts";

export type Column = { readonly title: string; readonly right?: true; readonly most?: number };

const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\uff01-\uff60]/u;

/** The width of a text in a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) if (!/\p{M}/u.test(character)) width += wide.test(character) ? 2 : 1;
  return width;
}

/** Rows under their titles. Visitor input is one line per cell, without control characters. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => columns.map(({ most = 60 }, index) => shortened(oneLine(row[index] ?? ""), most)));
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[index] ?? ""))),
  );
  const line = (row: readonly string[]) =>
    columns
      .map(({ right }, index) => {
        const cell = row[index] ?? "";
        const space = " ".repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell)));
        return right ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd();
  return `${[columns.map(({ title }) => title), ...cells].map(line).join("\n")}\n`;
}

function shortened(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  let cut = cutTo(text, most - 1);
  while (widthOf(cut) >= most) cut = cutTo(cut, cut.length - 1);
  return `${cut.trimEnd()}…`;
}
