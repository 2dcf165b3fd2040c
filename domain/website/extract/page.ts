import { analysisLimits, type Organization } from "#domain/website/analysis.ts";
import type { Attributes } from "./attributes.ts";
import { cleanText, createTextBuffer } from "./clean-text.ts";
import { type ElementKind, trait } from "./elements.ts";
import { createJsonLd, isJsonLd } from "./json-ld.ts";
import { createMarkup } from "./markup.ts";
import { createMicrodata } from "./microdata.ts";
import { organizationOf } from "./organization.ts";
import { createReadableText, type ReadableText } from "./readable-text.ts";
import { isNavigation, isUnread } from "./visibility.ts";

export type PageContent = {
  readonly title: string;
  readonly metaDescription: string;
  /** The first ten of h1 to h3. */
  readonly headings: readonly string[];
  /** The first twenty. */
  readonly paragraphs: readonly string[];
  /** What a visitor reads, one line per block, in the page's order. */
  readonly textContent: string;
  readonly organization?: Organization;
};

/** Reads a page in chunks, so that the browser can do other things in between. */
export type PageReader = { write(chunk: string): void; end(): PageContent };

/** With less text than this beside its navigation, a page has no other text, or its navigation was never closed. */
const scarcelyText = 200;

const mark = { unread: 1, navigation: 2, title: 4, jsonLd: 8, item: 16, property: 32 } as const;

export function readPage(html: string): PageContent {
  const reader = createPageReader();
  reader.write(html);
  return reader.end();
}

export function createPageReader(): PageReader {
  const content = createReadableText();
  const everything = createReadableText();
  const metas = new Map<string, string>();
  const titleText = createTextBuffer(analysisLimits.line);
  const jsonLd = createJsonLd();
  const microdata = createMicrodata();
  let title = "";
  let unread = 0;
  let navigation = 0;
  let special = 0;

  const wantsVisible = () => unread === 0 && !(everything.isFull() && (navigation > 0 || content.isFull()));

  function show(step: (text: ReadableText) => void): void {
    if (unread > 0) return;
    step(everything);
    if (navigation === 0) step(content);
  }

  const markup = createMarkup({
    open(kind, attributes) {
      if (kind.name === "meta") noteMeta(metas, attributes);
      const marks = marksOf(kind, attributes);
      if (marks & mark.unread) unread++;
      else startText(kind, show);
      // After the edge, so that text around the navigation ends on its own line.
      if (marks & mark.navigation) navigation++;
      special |= marks & (mark.title | mark.jsonLd);
      if (microdata.isReading() && kind.traits & (trait.block | trait.void)) microdata.text(" ");
      return marks;
    },
    close(kind, marks) {
      if (marks & mark.navigation) navigation--;
      if (marks & mark.unread) unread--;
      else endText(kind, show);
      if (marks & mark.title) title ||= titleText.take();
      if (marks & mark.jsonLd) jsonLd.endBlock();
      if (marks & mark.property) microdata.closeProperty();
      if (marks & mark.item) microdata.closeItem();
      special &= ~marks;
    },
    wantsText: () => special > 0 || microdata.isReading() || wantsVisible(),
    text(piece) {
      if (special & mark.title) titleText.add(piece);
      if (special & mark.jsonLd) jsonLd.add(piece);
      if (special) return;
      if (microdata.isReading()) microdata.text(piece);
      if (wantsVisible()) show((text) => text.text(piece));
    },
  });

  function marksOf(kind: ElementKind, attributes: Attributes): number {
    let marks = 0;
    if (isUnread(kind, attributes)) marks |= mark.unread;
    else if (isNavigation(kind, attributes)) marks |= mark.navigation;
    if (kind.name === "title" && unread === 0) marks |= mark.title;
    if (kind.name === "script" && isJsonLd(attributes.type)) marks |= mark.jsonLd;
    if (attributes.itemprop === undefined && attributes.itemscope === undefined) return marks;
    const found = microdata.open(attributes, (kind.traits & trait.void) > 0);
    return found ? marks | mark[found] : marks;
  }

  return {
    write: markup.write,
    end() {
      markup.end();
      const read = content.end();
      const organization = organizationOf([...jsonLd.found, ...microdata.found]);
      return {
        title: title || metaOf(metas, "og:title") || metaOf(metas, "og:site_name"),
        metaDescription: metaOf(metas, "description") || metaOf(metas, "og:description"),
        ...(read.textContent.length < scarcelyText ? everything.end() : read),
        ...(organization && { organization }),
      };
    },
  };
}

const readMetas = new Set(["description", "og:title", "og:site_name", "og:description"]);

function noteMeta(metas: Map<string, string>, { name, property, content }: Attributes): void {
  for (const key of [name, property]) {
    const meta = key?.trim().toLowerCase() ?? "";
    if (content?.trim() && readMetas.has(meta) && !metas.has(meta)) metas.set(meta, content);
  }
}

const metaOf = (metas: ReadonlyMap<string, string>, name: string) =>
  cleanText(metas.get(name) ?? "", name.endsWith("description") ? analysisLimits.paragraph : analysisLimits.line);

function startText({ name, traits }: ElementKind, show: (step: (text: ReadableText) => void) => void): void {
  if (name === "br") show((text) => text.lineBreak());
  else if (traits & trait.cell) show((text) => text.cellEdge());
  else if (traits & trait.block) show((text) => text.blockEdge());
  else if (traits & trait.void && name !== "wbr") show((text) => text.gap());
  else if (traits & trait.setApart) show((text) => text.partStart());
  if (traits & trait.leadHeading) show((text) => text.headingStart());
  if (traits & trait.paragraph) show((text) => text.paragraphStart());
}

function endText({ traits }: ElementKind, show: (step: (text: ReadableText) => void) => void): void {
  if (traits & trait.leadHeading) show((text) => text.headingEnd());
  if (traits & trait.paragraph) show((text) => text.paragraphEnd());
  if (traits & trait.void) return;
  if (traits & trait.cell) show((text) => text.cellEdge());
  else if (traits & trait.block) show((text) => text.blockEdge());
  else if (traits & trait.setApart) show((text) => text.partEnd());
}
