import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type WebsiteData, websiteLimits } from "#domain/website/analysis.ts";
import { industries } from "#domain/website/industries.ts";
import { analyzePage } from "./analyze.ts";
import { maxAspects } from "./aspects/aspects.ts";
import { examples } from "./industry-examples.fixture.ts";
import { pageWith } from "./page.fixture.ts";

const words =
  "Dr. Smith, MD in Austin, TX 78701. Family-owned since 1978; 500+ customers | no contracts, annual service agreements ISO 9001 dentist for restaurants New York style £12/month © 2020 SW1A 1AA".split(
    " ",
  );
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom("a", "S", " ", ".", "é", "İ", "ﷺ", "\u0301", "’", "&", "\ud800", "\n", "9"),
    maxLength: 400,
  }),
  fc.array(fc.constantFrom(...words, "\n", ",", "."), { maxLength: 120 }).map((list) => list.join(" ")),
);

const anyPage: fc.Arbitrary<WebsiteData> = fc.record(
  {
    url: fc.oneof(fc.webUrl(), fc.string()),
    title: text,
    metaDescription: text,
    textContent: text,
    headings: fc.array(text, { maxLength: websiteLimits.headings }),
    extractedAt: fc.oneof(fc.constant("2026-03-02T09:00:00.000Z"), fc.string()),
    organization: fc.record(
      { name: text, address: text, foundingYear: fc.oneof(fc.integer(), fc.double()) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["url", "title", "metaDescription", "textContent", "headings", "extractedAt"] },
);

describe("any page", () => {
  it("gets an answer within its limits, and every quote is on the page", () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const analysis = analyzePage(page);
        const said = [page.title, page.metaDescription, page.textContent, ...page.headings];
        expect(["", ...Object.values(industries).map(({ label }) => label)]).toContain(analysis.industry);
        expect(analysis.overview).not.toBe("");
        expect(analysis.aspects.length).toBeLessThanOrEqual(maxAspects);
        for (const { quote = "" } of analysis.aspects) {
          expect(quote).not.toBe("");
          expect(quote.length).toBeLessThanOrEqual(160);
          expect(said.some((part) => part.includes(quote))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("gets the same answer each time, with the page passed through and not marked as general", () => {
    for (const [, title, textContent] of examples.slice(0, 10)) {
      const page = pageWith({ title, textContent });
      const analysis = analyzePage(page);
      expect(analyzePage(page)).toEqual(analysis);
      expect(analysis.websiteData).toBe(page);
      expect(analysis).not.toHaveProperty("general");
    }
  });
});

it("combines the parts", () => {
  const page = pageWith({
    title: "Comfort Pro | Heating & Air in Tulsa, OK",
    metaDescription: "Family-owned heating and cooling company with maintenance plans for homes since 1978.",
    textContent: "Furnace and AC repair. NATE-certified technicians. Over 4,000 homeowners.",
  });
  expect(analyzePage(page)).toMatchObject({
    overview: page.metaDescription,
    industry: "HVAC and home services",
    businessModel: "Service calls and maintenance plans",
    location: "Tulsa, Oklahoma",
    aspects: [
      { title: "Service contracts" },
      { title: "A broad customer base" },
      { title: "Recognized in its industry" },
      { title: "In business since 1978" },
      { title: "Family-owned" },
    ],
  });
});

describe("a page that is made to be slow", () => {
  const fill = (piece: string) =>
    piece.repeat(Math.ceil(websiteLimits.textContent / piece.length)).slice(0, websiteLimits.textContent);

  it.each(
    [
      "a",
      "A",
      "A ",
      "Aa ",
      " ",
      "\n",
      ".",
      ". A",
      "1",
      "1,",
      "1 ",
      "12345 ",
      "a.",
      "A-",
      "'",
      "&",
      "$1 ",
      "for ",
      "dental ",
      "Austin, ",
      "TX ",
      ", OR",
      "since ",
      "founded by ",
      "over more than ",
      "90% of our ",
      "no ",
      "St. ",
      "\u0301",
      "İ",
      "ﷺ",
    ].map((piece) => [piece]),
  )("of %j alone is read in no time", (piece) => {
    const page = pageWith({
      title: fill(piece).slice(0, 300),
      textContent: fill(piece),
      organization: { address: fill(piece) },
    });
    const before = process.threadCpuUsage();
    analyzePage(page);
    const { user, system } = process.threadCpuUsage(before);
    // A few milliseconds of CPU time; a pattern that backtracks takes seconds.
    expect((user + system) / 1_000).toBeLessThan(600);
  });
});
