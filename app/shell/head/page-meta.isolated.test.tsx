import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse, Meta, type MetaDescriptor } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { heads } from "#content/registry/heads.ts";
import { type PageId, pages } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { errorMeta, pageMeta } from "./page-meta.ts";
import { faqPage } from "./structured-data.ts";

type Tag = Record<string, unknown>;

const tags = (descriptors: MetaDescriptor[]) => descriptors as Tag[];
const head = (id: PageId) => tags(pageMeta(id, heads[id])({}));
const title = (list: Tag[]) => list.find((tag) => "title" in tag)?.["title"];
const named = (list: Tag[], name: string) => list.find((tag) => tag["name"] === name)?.["content"];
const property = (list: Tag[], name: string) => list.find((tag) => tag["property"] === name)?.["content"];
const links = (list: Tag[], rel: string) => list.filter((tag) => tag["tagName"] === "link" && tag["rel"] === rel);
const blocks = (list: Tag[]) => list.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

/** The document head as the framework writes it. */
function markup(meta: () => MetaDescriptor[]): string {
  const Stub = createRoutesStub([{ path: "/", Component: Meta, meta }]);
  return renderToStaticMarkup(<Stub />);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("titles", () => {
  test("are the default on the home page, and otherwise the page's own with the suffix", () => {
    expect(title(head("home"))).toBe(site.defaultTitle);
    expect(title(head("about"))).toBe(`Who We Are and How We Are Paid${site.titleSuffix}`);
  });

  test("are repeated with the description for sharing", () => {
    const list = head("valuation");
    for (const said of [property(list, "og:title"), named(list, "twitter:title")]) expect(said).toBe(title(list));
    for (const said of [property(list, "og:description"), named(list, "twitter:description")]) {
      expect(said).toBe(named(list, "description"));
    }
  });
});

describe("keywords", () => {
  test("start with the page's own and end with the site's", () => {
    const keywords = String(named(head("dental"), "keywords")).split(", ");
    expect(keywords.slice(0, 3)).toEqual(["sell dental practice", "DSO valuation", "dental practice EBITDA multiple"]);
    expect(keywords.slice(3)).toEqual(site.keywords);
  });

  test("contain no duplicates", () => {
    const [repeated = ""] = site.keywords;
    const about = { ...heads.about, keywords: ["owners", repeated] };
    const keywords = String(named(tags(pageMeta("about", about)({})), "keywords")).split(", ");
    expect(keywords).toEqual(["owners", ...site.keywords]);
  });
});

describe("addresses", () => {
  test("are canonical, with the alternate languages", () => {
    const list = head("team");
    const href = "http://localhost:8888/about/team";
    expect(links(list, "canonical")).toEqual([{ tagName: "link", rel: "canonical", href }]);
    expect(links(list, "alternate").map(({ hrefLang }) => hrefLang)).toEqual([
      "en-US",
      "en-GB",
      "en-CA",
      "en-AU",
      "x-default",
    ]);
    expect(new Set(links(list, "alternate").map((tag) => tag["href"]))).toEqual(new Set([href]));
    expect(property(list, "og:url")).toBe(href);
  });

  test("are canonical once for a page with two addresses", () => {
    expect(links(head("process"), "canonical")[0]?.["href"]).toBe("http://localhost:8888/process");
  });

  test("have no alternate languages when they are switched off", async () => {
    const behavior = { ...site.behavior, alternateLanguageLinks: false };
    vi.doMock("#content/site.ts", () => ({ site: { ...site, behavior } }));
    vi.resetModules();
    const { pageMeta: without } = await import("./page-meta.ts");
    const list = tags(without("team", heads.team)({}));
    expect(links(list, "alternate")).toEqual([]);
    expect(links(list, "canonical")).toHaveLength(1);
    vi.doUnmock("#content/site.ts");
  });

  test.each(["valuationResult", "valuationUpgrade", "report"] as const)("%s does not expose a private id", (id) => {
    const list = head(id);
    expect(links(list, "canonical")).toEqual([]);
    expect(links(list, "alternate")).toEqual([]);
    expect(property(list, "og:url")).toBeUndefined();
    expect(JSON.stringify(list)).not.toContain(":valuationId");
  });
});

test.each(pages.map((page) => [page.id, page.noindex ?? false] as const))("robots of %s", (id, hidden) => {
  expect(named(head(id), "robots")).toBe(hidden ? "noindex, nofollow" : "index, follow");
});

describe("sharing", () => {
  test("shows the page's own picture at its true size", () => {
    const list = head("saas");
    const picture = "http://localhost:8888/social/saas.png?v=test";
    expect(property(list, "og:image")).toBe(picture);
    expect(named(list, "twitter:image")).toBe(picture);
    expect(property(list, "og:image:width")).toBe("1200");
    expect(property(list, "og:image:height")).toBe("630");
    expect(property(list, "og:image:alt")).toBe(title(list));
  });

  test("uses one picture for all private pages", () => {
    const pictures = pages.filter(({ noindex }) => noindex).map(({ id }) => property(head(id), "og:image"));
    expect(new Set(pictures)).toEqual(new Set(["http://localhost:8888/social/private.png?v=test"]));
  });

  test("names the site, the language and the account", () => {
    const list = head("home");
    expect(property(list, "og:type")).toBe("website");
    expect(property(list, "og:site_name")).toBe(site.brand);
    expect(property(list, "og:locale")).toBe(site.locale);
    expect(named(list, "twitter:card")).toBe("summary_large_image");
    expect(named(list, "twitter:site")).toBe(
      `@${site.social
        .find(({ network }) => network === "x")
        ?.url.split("/")
        .at(-1)}`,
    );
  });
});

describe("structured data", () => {
  const kinds = (id: PageId) => blocks(head(id)).map((block) => (block as Tag)["@type"]);

  test("describes the organization and the site on the home page", () => {
    expect(kinds("home")).toEqual(["Organization", "WebSite"]);
  });

  test.each(pages.filter(({ id }) => id !== "home"))("$id has breadcrumbs and only valid blocks", ({ id }) => {
    expect(kinds(id)).toContain("BreadcrumbList");
    for (const block of blocks(head(id))) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
  });

  test("includes what a route adds", () => {
    const questions = faqPage([{ question: "What does it cost?", answer: "Nothing." }]);
    expect(blocks(tags(pageMeta("faq", heads.faq, { structuredData: [questions] })({})))).toContainEqual(questions);
  });

  test("cannot break out of its script", () => {
    const hostile = "</script><script>alert(1)</script><!-- & ?";
    const questions = faqPage([{ question: hostile, answer: hostile }]);
    const html = markup(() => pageMeta("faq", heads.faq, { structuredData: [questions] })({}));
    const scripts = [...html.matchAll(/<script[^>]*>(?<body>.*?)<\/script>/gs)].map(
      ({ groups }) => groups?.["body"] ?? "",
    );
    expect(scripts).toHaveLength(3);
    expect(scripts.join("")).not.toContain("<");
    expect(JSON.parse(scripts[2] ?? "")).toEqual(questions);
  });
});

describe("error screens", () => {
  const notFound = new ErrorResponse(404, "Not Found", null);

  test("name what happened and are not indexed", () => {
    for (const list of [
      tags(errorMeta({ error: notFound })),
      tags(pageMeta("report", heads.report)({ error: notFound })),
    ]) {
      expect(title(list)).toBe(`404 Not Found${site.titleSuffix}`);
      expect(named(list, "robots")).toBe("noindex, nofollow");
      expect(links(list, "canonical")).toEqual([]);
      expect(blocks(list)).toEqual([]);
    }
  });

  test("show the fixed heading for a server failure, never its message", () => {
    const list = tags(errorMeta({ error: new Error("connect ECONNREFUSED 10.0.0.1") }));
    expect(title(list)).toBe(`Unexpected Application Error${site.titleSuffix}`);
    expect(JSON.stringify(list)).not.toContain("ECONNREFUSED");
  });
});

test("every descriptor becomes one tag", () => {
  const html = markup(() => pageMeta("hvac", heads.hvac)({}));
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(
    '<link rel="alternate" hrefLang="en-GB" href="http://localhost:8888/hvac-home-services-mna-advisor"/>',
  );
  expect(html).toContain('<meta name="robots" content="index, follow"/>');
});
