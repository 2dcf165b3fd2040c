import { describe, expect, test, vi } from "vitest";
import { heads } from "#content/heads.ts";
import { industries } from "#content/industries.ts";
import { pages } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import {
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
  ItemList: itemList("Industries", ["dental", "saas"]),
};

type Json = { [key: string]: unknown } | unknown[];
const isNode = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Every field of a block by its path, however deep. */
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

/** Fields that a search engine does without. */
const optional: readonly string[] = [
  "aggregateRating",
  "sameAs.1",
  "sameAs.2",
  "areaServed.1",
  "areaServed.2",
  "areaServed.3",
  "itemListElement.2",
  "itemListElement.2.item",
];

describe.each(Object.entries(samples))("%s", (_kind, block) => {
  test("has what search engines ask for", () => {
    expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
  });

  test.each(
    pathsOf(block as unknown as Json)
      .map((path) => path.join("."))
      .filter((path) => !optional.includes(path)),
  )("is refused without %s", (path) => {
    expect(structuredDataSchema.safeParse(without(block, path.split("."))).success).toBe(false);
  });

  test("is refused with a relative address", () => {
    const relative = JSON.parse(JSON.stringify(block).replaceAll("http://localhost:8888", ""));
    const hasAddress = JSON.stringify(block).includes("http://localhost:8888");
    expect(structuredDataSchema.safeParse(relative).success).toBe(!hasAddress);
  });
});

describe("organization", () => {
  test("states address, contacts, areas and accounts of the settings", () => {
    expect(organization()).toMatchObject({
      name: "AMIVA+ Advisory",
      url: "http://localhost:8888/",
      telephone: "+12125550142",
      email: site.email,
      areaServed: ["US", "CA", "GB", "AU"],
      sameAs: site.social.map(({ url }) => url),
      address: { addressLocality: "New York", addressRegion: "NY", addressCountry: "US" },
    });
  });

  test("states the rating of 5 with 47 reviews only where the setting shows it", async () => {
    expect(organization()).toMatchObject({ aggregateRating: { ratingValue: 5, reviewCount: 47 } });
    vi.doMock("#content/site.ts", () => ({ site: { ...site, rating: { ...site.rating, shown: false } } }));
    vi.resetModules();
    const quiet = await import("./structured-data.ts");
    expect(quiet.organization()).not.toHaveProperty("aggregateRating");
    vi.doUnmock("#content/site.ts");
  });
});

test("the site's search leads to the search page", () => {
  expect(website()).toMatchObject({
    potentialAction: { target: { urlTemplate: "http://localhost:8888/search?q={search_term_string}" } },
  });
});

test("breadcrumbs run from the home page to the page", () => {
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
    provider: { "@id": "http://localhost:8888/#organization", name: "AMIVA+ Advisory" },
    offers: { price: 0, priceCurrency: "USD", url: "http://localhost:8888/valuation" },
  });
});

test("every page, trade and question of the site makes valid blocks", () => {
  const all = [
    ...pages.filter(({ path }) => path !== "/" && !path.includes(":")).map(({ id }) => webPage(id, heads[id])),
    ...pages.filter(({ id }) => id !== "home").map(({ id }) => breadcrumbList(id)),
    ...industries.flatMap((industry) => [service({ page: industry.id, ...industry }), faqPage(industry.faq)]),
  ];
  for (const block of all) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
});
