import { describe, expect, it } from "vitest";
import { guides } from "#content/registry/guides.ts";
import { industries } from "#content/registry/industries.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { footer, mainNavigation } from "#content/registry/navigation.ts";
import { type PageId, pages } from "#content/registry/registry.ts";
import { activeItem, isShownAt, linksOf, navigationOf } from "./navigation.ts";

const items = navigationOf(mainNavigation);
const menuOf = (id: string) => items.find((item) => item.id === id)?.menu;

describe("the main navigation", () => {
  it("has its labels and their targets", () => {
    expect(items.map(({ label, path }) => [label, path])).toEqual([
      ["Process", "/process"],
      ["Success", "/about/success-stories"],
      ["Services", "/valuation"],
      ["Industries", "/industries"],
      ["About", "/about"],
    ]);
  });

  it("describes the three services", () => {
    expect(menuOf("services")?.links.map(({ label, line, path }) => [label, line, path])).toEqual([
      ["Get Free Valuation", "Calculate your business value instantly", "/valuation"],
      ["How We Value Businesses", "Our methodology explained", "/services/business-valuation"],
      ["Buyer Sourcing", "200,000 qualified buyers", "/services/buyer-sourcing"],
    ]);
  });

  it("shows the industries in order, in two columns, and the link to all of them", () => {
    const menu = menuOf("industries");
    expect(menu?.columns).toBe(2);
    expect(menu?.links.map(({ page }) => page)).toEqual(industries.map(({ id }) => id));
    expect(menu?.all).toMatchObject({ label: "View all industries", path: "/industries" });
  });

  it("uses the figures of the industries' own pages", () => {
    const range = (figure: { value: string } | undefined) => figure?.value.split(" ")[0];
    expect(menuOf("industries")?.links.map(({ figure }) => range(figure))).toEqual(
      industryPages.map(({ card }) => range(card.figure)),
    );
  });

  it("lists the pages about the firm", () => {
    expect(menuOf("about")?.links.map(({ label, path }) => [label, path])).toEqual([
      ["About", "/about"],
      ["Our Team", "/about/team"],
      ["FAQs", "/about/faq"],
    ]);
  });
});

describe("pages that are not registered", () => {
  const without = (...ids: PageId[]) => pages.filter(({ id }) => !ids.includes(id));
  const idsWithout = (...ids: PageId[]) => navigationOf(mainNavigation, without(...ids));

  it("have no entry in a menu", () => {
    const menu = idsWithout("hvac", "dental").find(({ id }) => id === "industries")?.menu;
    const others = industries.map(({ id }) => id).filter((id) => id !== "hvac" && id !== "dental");
    expect(menu?.links.map(({ page }) => page)).toEqual(others);
  });

  it("leave a plain link where the whole menu is gone", () => {
    const about = idsWithout("about", "team", "faq");
    expect(about.map(({ id }) => id)).not.toContain("about");
    const industriesItem = idsWithout(...industries.map(({ id }) => id)).find(({ id }) => id === "industries");
    expect(industriesItem?.path).toBe("/industries");
    expect(industriesItem?.menu).toBeUndefined();
  });

  it("have no entry in the footer", () => {
    const entries = footer.columns.find(({ title }) => title === "Navigation")?.entries ?? [];
    const labels = linksOf(entries, without("successStories")).map(({ label }) => label);
    expect(labels).toEqual(["Process", "Industries", "About", "Our Team", "FAQs"]);
  });
});

describe("the active item", () => {
  it.each<readonly [string, string | undefined]>([
    ["/", undefined],
    ["/process", "process"],
    ["/about/process", "process"],
    ["/about/success-stories", "success"],
    ["/success-stories", "success"],
    ["/valuation", "services"],
    ["/valuation/", "services"],
    ["/valuation/result/abc", "services"],
    ["/valuation/upgrade/abc", "services"],
    ["/services/business-valuation", "services"],
    ["/services/buyer-sourcing", "services"],
    ["/industries", "industries"],
    ...industries.map(({ path }) => [path, "industries"] as const),
    ["/about", "about"],
    ["/about/team", "about"],
    ["/team", "about"],
    ["/about/faq", "about"],
    ["/faq", "about"],
    ["/contact", undefined],
    ["/privacy-policy", undefined],
    ["/processes", undefined],
  ])("of %s is %s", (path, id) => {
    expect(activeItem(items, path)?.id).toBe(id);
  });

  it("exists for every public page but home, the guides, contact, search and privacy", () => {
    const unmarked = pages.filter(({ path }) => !activeItem(items, path)).map(({ id }) => id);
    const guideIds = guides.map(({ id }) => id);
    expect(unmarked).toEqual(["home", ...guideIds, "contact", "search", "privacy", "sharedValuation", "report"]);
  });
});

it("matches a page at each of its addresses, and only there", () => {
  expect(isShownAt("process", "/process")).toBe(true);
  expect(isShownAt("process", "/about/process/")).toBe(true);
  expect(isShownAt("about", "/about/process")).toBe(false);
  expect(isShownAt("home", "/")).toBe(true);
});
