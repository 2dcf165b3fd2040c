import { describe, expect, test } from "vitest";
import { pageById, pages, pathOf, prerenderedPaths, redirects, trailOf } from "./registry.ts";
import { sitemapPages } from "./sitemap.ts";

const addresses = pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);

describe("addresses", () => {
  test("no two pages or redirects share one", () => {
    const all = [...addresses, ...redirects.map(({ from }) => from)];
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
  });

  test.each(addresses)("%s starts with a slash and ends without one", (address) => {
    expect(address).toMatch(/^\/([\w:-]+(\/[\w:-]+)*)?$/);
  });

  test.each(redirects)("$from leads to a page", ({ to }) => {
    expect(pages.map(({ path }) => path)).toContain(to);
  });

  test("the required ones are there", () => {
    expect(addresses).toEqual(
      expect.arrayContaining([
        "/",
        "/about",
        "/about/team",
        "/about/faq",
        "/about/success-stories",
        "/process",
        "/about/process",
        "/valuation",
        "/valuation/upgrade/:valuationId",
        "/valuation/success",
        "/valuation/result/:valuationId",
        "/report/:valuationId",
        "/services/business-valuation",
        "/services/buyer-sourcing",
        "/industries",
        "/dentalpractice-mna-advisor",
        "/saas-mna-advisor",
        "/manufacturing-precision-machining-mna",
        "/hvac-home-services-mna-advisor",
        "/commercial-cleaning-mna-advisor",
        "/cross-border-mna-us-europe",
        "/guides/offer-in-hand",
        "/guides/price-and-terms",
        "/guides/24-weeks",
        "/guides/our-fee",
        "/privacy-policy",
        "/contact",
        "/search",
      ]),
    );
    expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual({
      "/team": "/about/team",
      "/success-stories": "/about/success-stories",
      "/faq": "/about/faq",
      "/services": "/services/business-valuation",
      "/buyer-sourcing": "/services/buyer-sourcing",
    });
  });
});

describe("what search engines may find", () => {
  test("every prerendered page is in the sitemap but the contact page, and no other", () => {
    const prerendered = pages.filter(({ id, rendering }) => rendering === "static" && id !== "contact");
    expect(sitemapPages.map(({ id }) => id)).toEqual(prerendered.map(({ id }) => id));
  });

  test.each(pages.filter(({ path }) => path.includes(":")))("$id, behind a private id, is hidden", (page) => {
    expect(page).toMatchObject({ noindex: true, rendering: "server" });
  });

  test("only pages without a visitor's data are prerendered", () => {
    expect(prerenderedPaths.filter((path) => path.includes(":"))).toEqual([]);
    expect(prerenderedPaths).toContain("/about/process");
    expect(prerenderedPaths).not.toContain("/search");
  });
});

describe("the way to a page", () => {
  test.each(pages)("$id can be reached from the home page", ({ id }) => {
    const trail = trailOf(id);
    expect(trail[0]?.id).toBe("home");
    expect(trail.at(-1)?.id).toBe(id);
  });

  test("an industry page is below the industries", () => {
    expect(trailOf("saas").map(({ id }) => id)).toEqual(["home", "industries", "saas"]);
  });

  test("an unknown page is refused by name", () => {
    expect(() => pageById("pricing" as "home")).toThrow("No page is registered as pricing");
    expect(pathOf("contact")).toBe("/contact");
  });
});
