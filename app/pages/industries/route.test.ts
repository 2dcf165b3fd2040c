import { expect, it } from "vitest";
import { pages } from "#content/registry/registry.ts";
import { loader, meta } from "./route.tsx";

const industryPages = pages.filter(({ parent }) => parent === "industries");

it("gives every industry a card with its page", () => {
  expect(loader().map(({ path, name }) => [path, name])).toEqual(industryPages.map(({ path, name }) => [path, name]));
});

it("names the area it serves", () => {
  expect(meta({})).toContainEqual({
    "script:ld+json": expect.objectContaining({ "@type": "Service", areaServed: ["United States", "Europe"] }),
  });
});

it("lists the same pages for search engines", () => {
  const list = meta({}).flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"]] : []));
  expect(list).toContainEqual(
    expect.objectContaining({
      "@type": "ItemList",
      itemListElement: industryPages.map(({ name }, index) => expect.objectContaining({ position: index + 1, name })),
    }),
  );
});
