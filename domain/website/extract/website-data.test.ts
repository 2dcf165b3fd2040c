import { expect, it } from "vitest";
import { analysisLimits, websiteLimits } from "#domain/website/analysis.ts";
import { type PageContent, readPage } from "./page.ts";
import { isReadable, websiteDataOf } from "./website-data.ts";

const at = new Date("2026-03-01T10:00:00Z");
const data = (html: string, url = "https://harlow.example/") => websiteDataOf(readPage(html), { url, at });

it("keeps what can be sent and stored", () => {
  expect(
    data(
      `<title>Harlow</title><meta name=description content="Parts"><h1>A</h1><h2>B</h2><h2>C</h2><h2>D</h2><h2>E</h2><h2>F</h2>
       <script type="application/ld+json">{"@type":"Organization","name":"Harlow Inc"}</script>`,
    ),
  ).toEqual({
    url: "https://harlow.example/",
    title: "Harlow",
    metaDescription: "Parts",
    textContent: "A\nB\nC\nD\nE\nF",
    headings: ["A", "B", "C", "D", "E"],
    extractedAt: "2026-03-01T10:00:00.000Z",
    organization: { name: "Harlow Inc" },
  });
});

it("has no organization if the page names none", () => {
  expect("organization" in data("<title>Harlow</title>")).toBe(false);
});

it("limits every part", () => {
  const long = "word ".repeat(2_000);
  const { title, metaDescription, headings, organization, url } = data(
    `<title>${long}</title><meta name=description content="${long}"><h1>${long}</h1>
     <script type="application/ld+json">{"@type":"Organization","name":"${long}","address":"${long}"}</script>`,
    `https://harlow.example/a?${"q".repeat(3_000)}`,
  );
  expect(title).toBe("word ".repeat(100).trim());
  expect(metaDescription).toBe("word ".repeat(400).trim());
  expect(headings).toEqual(["word ".repeat(100).trim()]);
  expect(organization?.name).toHaveLength(analysisLimits.line - 1);
  expect(organization?.address).toHaveLength(analysisLimits.line - 1);
  expect(url).toBe("https://harlow.example/a");
  expect(data("", `https://harlow.example/${"p".repeat(3_000)}`).url).toHaveLength(websiteLimits.url);
});

const reading = (parts: Partial<PageContent>): PageContent => ({
  title: "",
  metaDescription: "",
  headings: [],
  paragraphs: [],
  textContent: "",
  ...parts,
});

it.each<[string, Partial<PageContent>, boolean]>([
  ["nothing", {}, false],
  ["a few letters", { textContent: "Loading..." }, false],
  ["a title that says nothing", { title: "React App" }, false],
  [
    "a title that says nothing, with text",
    { title: "Home", textContent: "We fit kitchens in Leeds and the Dales. ".repeat(2) },
    true,
  ],
  ["a title alone", { title: "Harlow Precision | CNC machining in Toledo" }, true],
  ["a script page with title and description", { title: "Home", metaDescription: "Field service software." }, true],
  ["a heading", { headings: ["Pumps"], textContent: "Pumps" }, true],
  ["a sentence without a title", { textContent: "We repair pumps and motors in Toledo, Ohio." }, true],
  ["a named organization", { organization: { name: "Harlow" } }, true],
  [
    "a check for robots",
    { title: "Just a moment...", headings: ["harlow.example"], textContent: "Verify you are human. ".repeat(5) },
    false,
  ],
  ["a refusal", { title: "403 Forbidden", headings: ["403 Forbidden"], textContent: "nginx" }, false],
  ["a missing page", { title: "Page not found – Harlow", textContent: "Back to the start." }, false],
  ["a business with such a name", { title: "Captcha Coffee", organization: { name: "Captcha Coffee" } }, true],
  [
    "a long page with such a title",
    { title: "Error-free bookkeeping", textContent: "We keep books. ".repeat(100) },
    true,
  ],
])("with %s: readable is %3$s", (_, parts, readable) => {
  expect(isReadable(reading(parts))).toBe(readable);
});
