/** A spreadsheet treats a text that starts with one of these as a formula. */
const formula = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

export type Cell = string | number | undefined;

/** A row by RFC 4180. Texts are made safe for spreadsheets; numbers are unchanged. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quoted(formula.test(cell) ? `'${cell}` : cell) : String(cell ?? ""))).join(",")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n;']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets read UTF-8 only after this mark. */
export const byteOrderMark = "\ufeff";

/** Rows in chunks: one write per row would be most of the work. */
const rowsInPiece = 200;

/** A file's text in chunks: memory does not grow with the number of rows. */
export async function* csvFile(
  titles: readonly Cell[],
  rows: AsyncIterable<readonly Cell[]>,
  { bom }: { readonly bom: boolean },
): AsyncGenerator<string> {
  let piece = (bom ? byteOrderMark : "") + csvRow(titles);
  let count = 0;
  for await (const row of rows) {
    piece += csvRow(row);
    count += 1;
    if (count % rowsInPiece !== 0) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
