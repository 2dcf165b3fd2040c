import type { MetaDescriptor } from "react-router";
import { describe, expect, it } from "vitest";
import { industryPages } from "#content/registry/industry-pages.ts";
import { pathOf } from "#content/registry/registry.ts";
import { loader, meta } from "./route.tsx";

type LoaderArgs = Parameters<typeof loader>[0];

const load = (path: string) => loader({ url: new URL(path, "http://localhost") } as LoaderArgs);

const structured = (head: MetaDescriptor[]) =>
  head.flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"] as Record<string, unknown>] : []));

describe.each(industryPages.map((industry) => [industry.id, industry] as const))("the %s page", (id, industry) => {
  const loaderData = load(pathOf(id));

  it("is found by its path, with or without a trailing slash", () => {
    expect(loaderData.industry).toBe(industry);
    expect(load(`${pathOf(id)}/`).industry).toBe(industry);
  });

  it("links to three other industries", () => {
    expect(loaderData.related.map(({ path }) => path)).toEqual(industry.related.map(pathOf));
  });

  it("gives search engines the service and the questions it shows", () => {
    const data = structured(meta({ loaderData }));
    const service = data.find((entry) => entry["@type"] === "Service");
    const faq = data.find((entry) => entry["@type"] === "FAQPage");
    expect(service).toMatchObject({
      serviceType: industry.serviceType,
      areaServed: industry.areaServed,
      offers: { price: 0, priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
    expect(faq).toMatchObject({
      mainEntity: industry.faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    });
  });
});

it("answers 404 to an unknown path", () => {
  expect(() => load("/plumbing")).toThrow(expect.objectContaining({ status: 404 }));
});
