import { Parser } from "htmlparser2";

const inertTags = new Set("html head meta title style body div table tr td span a h1 h2 p br th".split(" "));
const inertAttributes = new Set(
  "lang charset name content class style role width cellpadding cellspacing border align valign scope".split(" "),
);

/** What a mail program would have to fetch or run, and every place that a link leads to. */
export function inspectMailHtml(html: string): {
  readonly activeContent: readonly string[];
  readonly links: readonly string[];
} {
  const activeContent: string[] = [];
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!inertTags.has(name)) activeContent.push(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (attribute === "href") links.push(value);
        else if (!inertAttributes.has(attribute) || /url\(|@import/.test(value)) activeContent.push(attribute);
    },
    ontext: (text) => {
      if (/@import|url\(/.test(text)) activeContent.push("style");
    },
  });
  parser.end(html);
  return { activeContent, links };
}
