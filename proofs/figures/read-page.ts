import { Parser } from "htmlparser2";

export type PagePart = {
  /** Every text; `|` separates those of different elements. */
  readonly text: string;
  /** The texts of each table row, cell by cell. */
  readonly rows: readonly (readonly string[])[];
};

type Reading = { readonly texts: string[]; readonly rows: string[][] };

const unread = new Set(["script", "style", "svg"]);
const isCell = (name: string) => name === "td" || name === "th";

/** What the main part of a page says, as `page`, and what each element with one of these ids says. */
export function readPage(html: string, ids: readonly string[] = []): Readonly<Record<string, PagePart>> {
  const page: Reading = { texts: ["|"], rows: [] };
  const parts = new Map([["page", page]]);
  const reading = [page];
  /** For each open element, whether a part of its own began there. */
  const open: boolean[] = [];
  let skipped = 0;
  let cells = 0;
  const separate = () => {
    for (const { texts } of reading) if (texts.at(-1) !== "|") texts.push("|");
  };
  const parser = new Parser({
    onopentag(name, { id }) {
      separate();
      const isPart = id !== undefined && ids.includes(id) && !parts.has(id);
      open.push(isPart);
      if (isPart) {
        const part = { texts: ["|"], rows: [] };
        parts.set(id, part);
        reading.push(part);
      }
      if (unread.has(name)) skipped++;
      if (name === "tr") for (const { rows } of reading) rows.push([]);
      if (!isCell(name)) return;
      cells++;
      for (const { rows } of reading) rows.at(-1)?.push("");
    },
    ontext(text) {
      if (skipped > 0) return;
      for (const { texts, rows } of reading) {
        texts.push(text);
        const row = rows.at(-1);
        if (cells > 0 && row) row[row.length - 1] += text;
      }
    },
    onclosetag(name) {
      separate();
      if (unread.has(name)) skipped--;
      if (isCell(name)) cells--;
      if (open.pop()) reading.pop();
    },
  });
  parser.end(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  return Object.fromEntries([...parts].map(([id, { texts, rows }]) => [id, { text: texts.join(""), rows }]));
}

/** The amounts in a text that are printed to the dollar, in order: `+$120,000`, `−$36,000`; not `$9.9M`. */
export function exactAmountsIn(text: string): readonly string[] {
  const amounts = text.match(/[+−]?\$[\d,]*\d(?:\.\d+)?[MK]?/g) ?? [];
  return amounts.filter((amount) => !/[MK]$/.test(amount));
}
