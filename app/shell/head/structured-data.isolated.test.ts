import { describe, expect, test, vi } from "vitest";
import { guidePages } from "#content/registry/guide-pages.ts";
import { heads } from "#content/registry/heads.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { pages } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import {
  article,
  breadcrumbList,
  faqPage,
  itemList,
  organization,
  type StructuredData,
  service,
  webPage,
  website,
} from "./structured-data.ts";

const dental = {
  page: "dental",
  head: heads.dental,
  serviceType: "Sell-side advisory",
  areaServed: ["United States"],
  audience: "Owners of practices",
} as const;

const samples: Record<string, StructuredData> = {
  Organization: organization(),
  WebSite: website(),
  WebPage: webPage("team", heads.team),
  BreadcrumbList: breadcrumbList("team"),
  FAQPage: faqPage([{ question: "What does it cost?", answer: ["Nothing.", "Not even later."] }]),
  Service: service(dental),
  Article: article({
    page: "ourFee",
    name: "How we are paid",
    head: heads.ourFee,
    author: "Daniel Mercer",
    publishedOn: "2026-11-17",
    checkedOn: "2026-11-18",
  }),
  ItemList: itemList("Industries", ["dental", "saas"]),
};

type Json = { [key: string]: unknown } | unknown[];
const isNode = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Every field of a block by its path, at any depth. */
function pathsOf(node: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const here = [...path, key];
    return [here, ...(isNode(value) ? pathsOf(value, here) : [])];
  });
}

function without(block: StructuredData, path: readonly string[]): unknown {
  const copy: Json = structuredClone(block) as unknown as Json;
  let node: Json = copy;
  for (const key of path.slice(0, -1)) node = (node as Record<string, Json>)[key] as Json;
  const last = path.at(-1) ?? "";
  if (Array.isArray(node)) node.splice(Number(last));
  else delete node[last];
  return copy;
}

/** Fields that search engines do not require. */
const optional: readonly string[] = [
  "aggregateRating",
  "address.addressRegion",
  "address.postalCode",
  "itemListElement.2",
  "itemListElement.2.item",
];

describe.each(Object.entries(samples))("%s", (_kind, block) => {
  test("has what search engines require", () => {
    expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
  });

  test.each(
    pathsOf(block as unknown as Json)
      .map((path) => path.join("."))
      // Neither further areas nor any single account is required.
      .filter((path) => !optional.includes(path) && !/^areaServed\.[1-9]|^sameAs\.\d/.test(path)),
  )("is refused without %s", (path) => {
    expect(structuredDataSchema.safeParse(without(block, path.split("."))).success).toBe(false);
  });

  test("rejects a relative address", () => {
    const relative = JSON.parse(JSON.stringify(block).replaceAll("http://localhost:8888", ""));
    const hasAddress = JSON.stringify(block).includes("http://localhost:8888");
    expect(structuredDataSchema.safeParse(relative).success).toBe(!hasAddress);
  });
});

describe("organization", () => {
  test("has address, contacts, areas and accounts of the settings", () => {
    expect(organization()).toMatchObject({
      name: site.organization,
      legalName: site.legal.entity,
      url: "http://localhost:8888/",
      telephone: site.phone.link,
      email: site.email,
      areaServed: site.areasServed,
      sameAs: site.social.map(({ url }) => url),
      address: { addressLocality: site.address.city, addressCountry: site.address.countryCode },
    });
  });

  async function organizationWith(changed: Partial<typeof site>) {
    vi.doMock("#content/site.ts", () => ({ site: { ...site, ...changed } }));
    vi.resetModules();
    const { organization: changedOrganization } = await import("./structured-data.ts");
    vi.doUnmock("#content/site.ts");
    return changedOrganization();
  }

  test("has the rating only where the setting shows it", async () => {
    const rating = { shown: true, value: 4.8, reviews: 12 };
    expect(await organizationWith({ rating })).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
    const quiet = await organizationWith({ rating: { ...rating, shown: false } });
    expect(quiet).not.toHaveProperty("aggregateRating");
  });

  test("leaves out missing parts of an address", async () => {
    const address = {
      street: "14 Lime Street",
      city: "London",
      region: "",
      postalCode: "EC3M 7AA",
      country: "United Kingdom",
      countryCode: "GB",
    };
    const found = await organizationWith({ address, social: [] });
    expect(found).toMatchObject({
      address: { addressLocality: "London", postalCode: "EC3M 7AA", addressCountry: "GB" },
    });
    expect(JSON.stringify(found)).not.toContain("addressRegion");
    expect(structuredDataSchema.safeParse(found).error?.issues ?? []).toEqual([]);
  });
});

test("the site's search points to the search page", () => {
  expect(website()).toMatchObject({
    potentialAction: { target: { urlTemplate: "http://localhost:8888/search?q={search_term_string}" } },
  });
});

test("breadcrumbs lead from the home page to the page", () => {
  expect(breadcrumbList("saas").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "http://localhost:8888/" },
    { "@type": "ListItem", position: 2, name: "Industries", item: "http://localhost:8888/industries" },
    { "@type": "ListItem", position: 3, name: "SaaS and software", item: "http://localhost:8888/saas-mna-advisor" },
  ]);
});

test("breadcrumbs of a private page end without an address", () => {
  const last = (breadcrumbList("report").itemListElement as readonly object[]).at(-1);
  expect(last).toEqual({ "@type": "ListItem", position: 3, name: "Your valuation report" });
});

test("an answer of several paragraphs is one text", () => {
  expect(samples["FAQPage"]).toMatchObject({
    mainEntity: [{ name: "What does it cost?", acceptedAnswer: { text: "Nothing.\n\nNot even later." } }],
  });
});

test("a service offers the free valuation and names its provider", () => {
  expect(service(dental)).toMatchObject({
    url: "http://localhost:8888/dentalpractice-mna-advisor",
    provider: { "@id": "http://localhost:8888/#organization", name: site.organization },
    offers: { price: 0, priceCurrency: "USD", url: "http://localhost:8888/valuation" },
  });
});

test("every page, industry, guide and question of the site makes valid blocks", () => {
  const all = [
    ...pages.filter(({ path }) => path !== "/" && !path.includes(":")).map(({ id }) => webPage(id, heads[id])),
    ...pages.filter(({ id }) => id !== "home").map(({ id }) => breadcrumbList(id)),
    ...industryPages.flatMap((industry) => [service({ page: industry.id, ...industry }), faqPage(industry.faq)]),
    ...guidePages.map((guide) => article({ page: guide.id, ...guide })),
  ];
  for (const block of all) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
});
