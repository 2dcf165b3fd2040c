/** A spreadsheet treats a text that starts with one of these as a formula. */
const formula = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A row by RFC 4180. Texts are made safe for spreadsheets; numbers are unchanged. */
export function csvRow(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quoted(formula.test(cell) ? `'${cell}` : cell) : String(cell ?? ""))).join(",")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n;']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
