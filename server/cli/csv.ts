/** A spreadsheet takes a text that starts so for a formula and would run it. */
const formula = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A row as RFC 4180 has it. Texts are made harmless for spreadsheets; numbers are left as they are. */
export function csvRow(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quoted(formula.test(cell) ? `'${cell}` : cell) : String(cell ?? ""))).join(",")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n;']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
