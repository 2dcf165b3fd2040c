import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analysisLimits, websiteLimits } from "#domain/website/analysis.ts";
import { anyText } from "#tests/support/any-text.ts";
import { createPageReader, type PageContent, readPage } from "./page.ts";

const size = 20_000;
const pageOf = (part: string, before = "") => before + part.repeat(Math.ceil(size / part.length));

const hostile: readonly (readonly [string, string])[] = [
  ["nested blocks", pageOf("<div>")],
  ["nested inline elements", pageOf("<b>")],
  ["inline elements and stray ends", pageOf("<b>") + pageOf("</i>") + pageOf("</x>")],
  ["misnested elements", pageOf("<b><div></b>")],
  ["list items in open elements", pageOf("<i>") + pageOf("<li>")],
  ["nested tables", pageOf("<table><tr><td>")],
  ["drawings left by paragraphs", pageOf("<svg><p>")],
  ["nested forms", pageOf("<form>")],
  ["invented elements", Array.from({ length: size / 8 }, (_, i) => `<x${i}>`).join("")],
  ["less-than signs", pageOf("<")],
  ["ampersands", pageOf("&")],
  ["references", pageOf("&amp;")],
  ["one long number", pageOf("9", "&#")],
  ["one tag name", pageOf("a", "<a")],
  ["one attribute", pageOf("x", '<a class="')],
  ["one attribute of references", pageOf("&amp;", '<a class="')],
  ["many attributes", pageOf(" a=b c", "<a")],
  ["cookie words", pageOf(`<i class="${"cookie".repeat(400)}">`)],
  ["style words", pageOf(`<i style="${"display ".repeat(300)}">`)],
  ["an open comment", pageOf("-", "<!--")],
  ["an open CDATA section", pageOf("]", "<![CDATA[")],
  ["an open script", pageOf("</scrip", "<script>")],
  ["an open title", pageOf("&", "<title>")],
  ["tiny elements", pageOf("<i>a</i>")],
  ["tiny headings", pageOf("<h1>a")],
  ["nested items", pageOf("<i itemscope itemprop=address>")],
  ["blocks of data", pageOf('<script type="application/ld+json">[{}]</script>')],
  ["deep data", `<script type="application/ld+json">${"[".repeat(1e5)}${"]".repeat(1e5)}</script>`],
  [
    "one long text referred to from everywhere",
    `<script type="application/ld+json">[{"@id":"a","streetAddress":"${"&amp;".repeat(1e4)}"}${',{"@type":"Place","name":"n","address":{"@id":"a"}}'.repeat(4e3)}]</script>`,
  ],
  ["blanks", pageOf(" ")],
  ["characters nobody sees", pageOf("\u{200B}")],
];

describe("a hostile page", () => {
  it.each(hostile)("of %s is read within limits", (_, html) => {
    expectWithinLimits(readPage(html));
  });

  it("costs time proportional to its length, however deep it is", () => {
    const deep = "<b>".repeat(100_000);
    const ends = ["</b>", "</i>", "</x>", "<li>", "<form>", "<p>", "<h1>", "<svg><p>", "<i></i>", "<b><div></b>"];
    const before = process.threadCpuUsage();
    expectWithinLimits(readPage(deep + ends.map((tag) => tag.repeat(5_000)).join("") + deep));
    const { user, system } = process.threadCpuUsage(before);
    // CPU time of this thread. A step that scans the open elements takes many seconds here.
    expect(user + system).toBeLessThan(2_000_000);
  });
});

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."<p> </p> <div> </div> <h1> </h1> <h3> <nav> </nav> <title> </title> <svg> </svg> <title/> <br> <br/> <b> </b> <a> </a> <td> <tr> <table> </table> <li> <ul> <script> </script> <style> </style> <!-- --> <![CDATA[ ]]> &amp; &am &#65; &# < > \" ' = & ; / <div ".split(
          " ",
        ),
        " ",
        "<div hidden>",
        '<i aria-hidden="true"/>',
        '<div class="cookie-banner" id=x>',
        '<meta name="description" content="a &amp; b">',
        '<b itemscope itemtype="Organization"><i itemprop="name">',
        '<script type="application/ld+json">{"@type":"Organization","name":"A"}</script>',
        "<iframe>",
        "<textarea>",
        "<plaintext>",
        "<noframes>",
      ),
      anyText(8),
      fc.lorem({ maxCount: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

it("stays within its limits, whatever the page", () => {
  fc.assert(fc.property(fc.oneof(soup, anyText(300)), (html) => expectWithinLimits(readPage(html))));
});

it("is read the same however it is chunked", () => {
  fc.assert(
    fc.property(soup, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (html, sizes) => {
      const reader = createPageReader();
      for (let start = 0, turn = 0; start < html.length; turn++) {
        const length = sizes[turn % sizes.length] ?? 1;
        reader.write(html.slice(start, start + length));
        start += length;
      }
      expect(reader.end()).toEqual(readPage(html));
    }),
    { numRuns: 150 },
  );
});

function expectWithinLimits(reading: PageContent): void {
  const { title, metaDescription, headings, paragraphs, textContent, organization } = reading;
  const within = (text: string, limit: number) => {
    if (text.length > limit || !text.isWellFormed() || text !== text.trim()) expect.fail(JSON.stringify(text));
  };
  within(title, analysisLimits.line);
  within(metaDescription, analysisLimits.paragraph);
  within(textContent, websiteLimits.textContent);
  for (const heading of headings) within(heading, analysisLimits.line);
  for (const paragraph of paragraphs) within(paragraph, analysisLimits.paragraph);
  within(organization?.name ?? "", analysisLimits.line);
  within(organization?.address ?? "", analysisLimits.line);
  expect(headings.length).toBeLessThanOrEqual(websiteLimits.headingsRead);
  expect(paragraphs.length).toBeLessThanOrEqual(websiteLimits.paragraphsRead);
}
