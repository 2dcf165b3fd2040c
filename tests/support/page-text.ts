import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const blocks = new Set(
  "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p section summary table tbody td th thead tr ul".split(
    " ",
  ),
);
const unread = new Set(["script", "style", "svg", "template", "noscript"]);

const isElement = (node: Node): node is Element => "tagName" in node;

/** The document's main part as text: one line per block, drawings by their text alternative. */
export function mainText(html: string): string {
  const main = find(parse(html), "main");
  return main ? tidy(textOf(main)) : "";
}

/** Running copy: paragraphs, list items and quotes, one each. */
export function paragraphs(html: string): readonly string[] {
  const main = find(parse(html), "main");
  return main
    ? all(main, new Set(["p", "li", "blockquote", "dd"]))
        .map((node) => tidy(textOf(node)))
        .filter(Boolean)
    : [];
}

/** A space matches any separator of figure and noun; dashes of all kinds are equal. */
export const plain = (text: string) => text.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/\s+/g, " ");

/** Every address that the document links to. */
export function links(html: string): readonly string[] {
  return all(parse(html), new Set(["a"])).flatMap(
    (node) => node.attrs.find(({ name }) => name === "href")?.value ?? [],
  );
}

export type Anchor = { readonly text: string; readonly attributes: ReadonlyMap<string, string> };

/** The links of the document's main part, each with its label. */
export function mainAnchors(html: string): readonly Anchor[] {
  const main = find(parse(html), "main");
  return main
    ? all(main, new Set(["a"])).map((node) => ({ text: tidy(textOf(node)), attributes: attributesOf(node) }))
    : [];
}

/** The structured data and metadata of the document. */
export function structuredDataIn(html: string): readonly unknown[] {
  return all(parse(html), new Set(["script"]))
    .filter((node) => attributesOf(node).get("type") === "application/ld+json")
    .map((node) => JSON.parse(node.childNodes.map((child) => ("value" in child ? child.value : "")).join("")));
}

/** What the document says about itself to search engines and to those who share it. */
export function headOf(html: string) {
  const document = parse(html);
  const attribute = (tag: string, key: string, value: string, name: string) =>
    all(document, new Set([tag]))
      .map(attributesOf)
      .find((attributes) => attributes.get(key) === value)
      ?.get(name);
  const title = find(document, "title");
  return {
    title: title && textOf(title),
    canonical: attribute("link", "rel", "canonical", "href"),
    description: attribute("meta", "name", "description", "content"),
    robots: attribute("meta", "name", "robots", "content"),
    socialPicture: attribute("meta", "property", "og:image", "content"),
    languages: all(document, new Set(["link"])).filter((node) => attributesOf(node).has("hreflang")).length,
    mainHeadings: all(document, new Set(["h1"])).length,
  };
}

/** Pictures and drawings of the document, each with its text alternative. */
export function pictures(html: string): readonly { readonly tag: string; readonly attributes: Map<string, string> }[] {
  return all(parse(html), new Set(["img", "svg"])).map((node) => ({
    tag: node.tagName,
    attributes: attributesOf(node),
  }));
}

const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ name, value }) => [name, value]));

function find(node: Node, tag: string): Element | undefined {
  if (isElement(node) && node.tagName === tag) return node;
  for (const child of "childNodes" in node ? node.childNodes : []) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

function all(node: Node, tags: ReadonlySet<string>): readonly Element[] {
  const own = isElement(node) && tags.has(node.tagName) ? [node] : [];
  return [...own, ...("childNodes" in node ? node.childNodes.flatMap((child) => all(child, tags)) : [])];
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterMap["textNode"]).value;
  if (isElement(node)) {
    const label = node.attrs.find(({ name }) => name === "aria-label")?.value;
    if (unread.has(node.tagName)) return label ? `\n${label}\n` : "";
    const inner = node.childNodes.map(textOf).join("");
    return blocks.has(node.tagName) ? `\n${inner}\n` : inner;
  }
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

const tidy = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
