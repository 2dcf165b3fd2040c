import { expect, it } from "vitest";
import { readPage } from "./page.ts";

const linked = (...blocks: readonly unknown[]) =>
  readPage(blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join(""))
    .organization;
const raw = (block: string) =>
  readPage(`<script type="Application/LD+JSON; charset=utf-8">${block}</script>`).organization;
const postal = {
  "@type": "PostalAddress",
  streetAddress: "1200 Front St",
  addressLocality: "Toledo",
  addressRegion: "OH",
  postalCode: 43605,
  addressCountry: { "@type": "Country", name: "US" },
};
const address = "1200 Front St, Toledo, OH, 43605, US";

it.each([
  [
    "an organization",
    [{ "@type": "Organization", name: "Harlow", address: postal, foundingDate: "1974-05-01" }],
    { name: "Harlow", address, foundingYear: 1974 },
  ],
  [
    "a plain address and year",
    [{ "@type": "LocalBusiness", name: "H", address: "1 Main St", foundingDate: 1974 }],
    { name: "H", address: "1 Main St", foundingYear: 1974 },
  ],
  [
    "a subtype by its facts",
    [{ "@type": ["https://schema.org/Dentist"], name: "Smile", address: postal }],
    { name: "Smile", address },
  ],
  ["a subtype by its telephone", [{ "@type": "Plumber", name: "Pipes", telephone: "555" }], { name: "Pipes" }],
  [
    "a list",
    [
      [
        { "@type": "WebSite", name: "Site" },
        { "@type": "Corporation", name: "Corp" },
      ],
    ],
    { name: "Corp" },
  ],
  [
    "a graph",
    [
      {
        "@graph": [
          { "@type": "WebPage", name: "Page" },
          { "@type": "AccountingService", name: "Tax", address: "X" },
        ],
      },
    ],
    { name: "Tax", address: "X" },
  ],
  [
    "a publisher",
    [{ "@type": "Article", name: "News", publisher: { "@type": "Organization", name: "Pub" } }],
    { name: "Pub" },
  ],
  [
    "references",
    [
      {
        "@graph": [
          { "@type": "WebSite", publisher: { "@id": "#o" } },
          { "@id": "#o", "@type": "Organization", name: "Harlow", address: { "@id": "#a" } },
          { "@id": "#a", ...postal },
        ],
      },
    ],
    { name: "Harlow", address },
  ],
  [
    "several blocks about one",
    [
      { "@type": "Organization", name: "Harlow", foundingDate: "1974" },
      { "@type": "LocalBusiness", name: "HARLOW", address: postal },
      { "@type": "LocalBusiness", name: "Other" },
    ],
    { name: "HARLOW", address, foundingYear: 1974 },
  ],
  [
    "its own words, not a client's",
    [{ "@type": "Organization", name: "Agency", member: { "@type": "Organization", name: "Client", address: postal } }],
    { name: "Agency" },
  ],
  [
    "references in names",
    [{ "@type": "Organization", name: "Smith &amp; Sons <b>Ltd</b>" }],
    { name: "Smith & Sons Ltd" },
  ],
  [
    "a place of business",
    [{ "@type": "Organization", name: "H", location: { "@type": "Place", address: postal } }],
    { name: "H", address },
  ],
  ["no year that is none", [{ "@type": "Organization", name: "H", foundingDate: "0999 or 19745" }], { name: "H" }],
  [
    "no person, product, review or site",
    ["Person", "Product", "Review", "WebSite", "ContactPage"].map((type) => ({
      "@type": type,
      name: "No",
      address: postal,
    })),
    undefined,
  ],
  ["nothing without a type", [{ name: "No", address: postal }], undefined],
  [
    "nothing of what is no data",
    [
      null,
      1,
      "x",
      [],
      {},
      { "@type": null },
      { "@type": "Organization", name: {} },
      { "@type": "Organization", name: [[]] },
    ],
    undefined,
  ],
])("reads %s", (_, blocks, organization) => {
  expect(linked(...(blocks as readonly unknown[]))).toEqual(organization);
});

it.each([
  ["a comment", `<!-- {"@type":"Organization","name":"A"} -->`],
  ["a CDATA section", `//<![CDATA[\n{"@type":"Organization","name":"A"}\n//]]>`],
  ["a commented CDATA section", `/*<![CDATA[*/ {"@type":"Organization","name":"A"}; /*]]>*/`],
  ["a line end in a string", `{"@type":"Organization","description":"x\ny","name":"A"}`],
])("reads data wrapped in %s", (_, block) => {
  expect(raw(block)).toEqual({ name: "A" });
});

it("skips what cannot be parsed", () => {
  const good = `<script type="application/ld+json">{"@type":"Organization","name":"A"}</script>`;
  const bad = ["{", "", '{"@type":', "[".repeat(100_000), `"${"x".repeat(400_000)}"`];
  for (const block of bad) {
    expect(readPage(`<script type="application/ld+json">${block}</script>${good}`).organization).toEqual({ name: "A" });
  }
});

it("is not misled by property names of the language", () => {
  expect(raw(`{"__proto__":{"name":"P"},"constructor":{"name":"C"},"@type":"Organization","name":"A"}`)).toEqual({
    name: "A",
  });
  expect(raw(`{"@type":"Organization","address":{"__proto__":{"streetAddress":"x"}}}`)).toBeUndefined();
  expect(({} as { name?: string }).name).toBeUndefined();
});

it("reads deep data as far as the limit", () => {
  const nested = (depth: number) =>
    `${'{"about":'.repeat(depth)}{"@type":"Organization","name":"A"}${"}".repeat(depth)}`;
  expect(raw(nested(3))).toEqual({ name: "A" });
  expect(raw(nested(10_000))).toBeUndefined();
});

it.each([
  [
    "items with their parts",
    `<div itemscope itemtype="https://schema.org/LocalBusiness"><h1 itemprop="name">Harlow <b>Co</b></h1>
     <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">1 Main St</span>
     <span itemprop="addressLocality">Toledo</span><meta itemprop="addressCountry" content="US"></div>
     <time itemprop="foundingDate" datetime="1974-01-01">long ago</time></div>`,
    { name: "Harlow Co", address: "1 Main St, Toledo, US", foundingYear: 1974 },
  ],
  [
    "an address as text",
    `<body itemscope itemtype="https://schema.org/WebPage"><meta itemprop="name" content="Page">
     <footer itemscope itemtype="https://schema.org/Organization"><p itemprop="address">1 Main St<br>Toledo</p><b itemprop=name>H</b></footer>`,
    { name: "H", address: "1 Main St Toledo" },
  ],
  [
    "what is on the page but not seen",
    `<div hidden itemscope itemtype="https://schema.org/Organization"><span itemprop="name">H</span></div>`,
    { name: "H" },
  ],
  [
    "no reviewer",
    `<div itemscope itemtype="https://schema.org/Review"><div itemprop="reviewer" itemscope itemtype="https://schema.org/Organization"><b itemprop=name>No</b></div></div>`,
    undefined,
  ],
  ["no property without an item", "<b itemprop=name>No</b>", undefined],
])("reads microdata: %s", (_, html, organization) => {
  expect(readPage(html).organization).toEqual(organization);
});
