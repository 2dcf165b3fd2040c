import { describe, expect, it } from "vitest";
import { pages } from "#content/registry/registry.ts";
import { searchDocuments } from "./documents.server.ts";
import { searchSite } from "./search-site.server.ts";

const paths = (typed: string) => searchSite(typed).results.map(({ path }) => path);
const said = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

describe("searchSite", () => {
  it.each([
    ["dental", "/dentalpractice-mna-advisor"],
    ["SaaS", "/saas-mna-advisor"],
    ["machine shop", "/manufacturing-precision-machining-mna"],
    ["buyers", "/services/buyer-sourcing"],
    ["valuation", "/valuation"],
    ["your process", "/process"],
    ["contact", "/contact"],
    ["privacy", "/privacy-policy"],
    ["I have an offer", "/guides/offer-in-hand"],
    ["tail", "/guides/our-fee"],
    ["how we are paid", "/guides/our-fee"],
    ["what you keep", "/guides/price-and-terms"],
    ["24 weeks", "/guides/24-weeks"],
  ])("puts the page first for %j", (typed, path) => {
    expect(paths(typed)[0]).toBe(path);
  });

  it.each([
    ["data room visits", "/"],
    ["valuaton", "/valuation"],
    ["watermark", "/process"],
    ["offer", "/guides/offer-in-hand"],
    ["licensing boards landlords", "/guides/24-weeks"],
    ["escrow", "/guides/price-and-terms"],
    ["rollover", "/guides/price-and-terms"],
    ["dentl practise", "/dentalpractice-mna-advisor"],
  ])("finds text on a page, with typos: %j", (typed, path) => {
    expect(paths(typed)).toContain(path);
  });

  it("finds questions and names their page", () => {
    const { results } = searchSite("how much does it cost");
    expect(results[0]).toMatchObject({ kind: "question", path: "/about/faq#cost", on: "FAQs" });
  });

  it("finds an industry's question by the industry's name", () => {
    expect(paths("dental cash")).toContain("/dentalpractice-mna-advisor#cash");
  });

  it("shows the matching words in context", () => {
    const [first] = searchSite("rollover").results;
    expect(first?.excerpt.some(({ matched, text }) => matched && /rollover/i.test(text))).toBe(true);
    expect(said(first?.excerpt ?? [])).not.toBe("rollover");
  });

  it("never offers a private page, or search itself", () => {
    const hidden = pages.filter(({ noindex }) => noindex).map(({ path }) => path);
    expect(searchDocuments.filter(({ path }) => hidden.includes(path))).toEqual([]);
  });

  it("gives every document a unique address", () => {
    expect(new Set(searchDocuments.map(({ path }) => path)).size).toBe(searchDocuments.length);
  });

  it("returns nothing for an empty query, and limits the echoed query", () => {
    expect(searchSite("   ")).toEqual({ query: "", results: [] });
    expect(searchSite("zebra ".repeat(5000)).query.length).toBeLessThanOrEqual(100);
  });
});
