import { Parser } from "htmlparser2";

const still = new Set("html head meta title style body div table tr td span a h1 h2 p br".split(" "));
const plain = new Set(
  "lang charset name content class style role width cellpadding cellspacing border align valign".split(" "),
);

/** What a mail program would have to fetch or run, and every place that a link leads to. */
export function examine(html: string): { readonly alive: readonly string[]; readonly links: readonly string[] } {
  const alive: string[] = [];
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!still.has(name)) alive.push(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (attribute === "href") links.push(value);
        else if (!plain.has(attribute) || /url\(|@import/.test(value)) alive.push(attribute);
    },
    ontext: (text) => {
      if (/@import|url\(/.test(text)) alive.push("style");
    },
  });
  parser.end(html);
  return { alive, links };
}
