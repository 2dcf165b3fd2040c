import type { Page } from "@playwright/test";
import { industryById } from "#content/industries.ts";
import { industriesPage } from "#content/pages/industries.ts";
import { type IndustryId, pageById, pathOf } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { type PublishedIndustry, publishedIndustries, readsFigure } from "#tests/support/industry-pages.ts";
import { type Anchor, mainAnchors, mainText, plain, structuredDataIn } from "#tests/support/page-text.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, test } from "#tests/support/test.ts";

const pages = Object.entries(publishedIndustries) as [IndustryId, PublishedIndustry][];

/** As a visitor reads it; "5 to 7" and "5–7" are the same span. */
const readable = (html: string) => plain(mainText(html)).replace(/(\d) to (\d)/g, "$1-$2");

const target = ({ attributes }: Anchor) => attributes.get("href") ?? "";
/** Without the notice that a new tab opens. */
const label = ({ text }: Anchor) => text.replace(/\s*\(opens in a new tab\)$/, "");
const section = (page: Page, title: string) => page.locator(`[aria-labelledby="${title}"]`);

for (const [id, published] of pages) {
  test.describe(`the ${id} page`, () => {
    const path = pathOf(id);

    test("states every published figure with its noun, and every published label", async ({ request }) => {
      const text = readable(await (await request.get(path)).text());
      expect(published.figures.filter((figure) => !readsFigure(text, figure))).toEqual([]);
      expect(published.labels.filter((words) => !words.test(text)).map(String)).toEqual([]);
    });

    test("opens with three metrics, and leads back to the industries", async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("dl").first().getByRole("definition")).toHaveCount(3);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(trail.getByRole("listitem")).toHaveText(["Home", "Industries", pageById(id).name]);
      await expect(trail.getByRole("link", { name: "Industries" })).toHaveAttribute("href", "/industries");
    });

    test("has its published buttons, and every one leads where it must", async ({ request }) => {
      const anchors = mainAnchors(await (await request.get(path)).text());
      const toValuation = anchors.filter((anchor) => target(anchor).startsWith("/valuation"));
      expect(toValuation).toHaveLength(2);
      expect(toValuation.map(target)).toEqual([1, 2].map(() => `/valuation?industry=${published.key}`));
      expect([...new Set(toValuation.map(label))]).toEqual(published.valuation);

      const toCalendar = anchors.filter((anchor) => target(anchor) === site.schedulingUrl);
      expect(toCalendar).toHaveLength(2);
      for (const label of published.scheduling) expect(toCalendar.map((anchor) => anchor.text).join()).toContain(label);
      const outside = anchors.filter((anchor) => target(anchor).startsWith("http"));
      for (const { attributes, text } of outside) {
        expect([text, attributes.get("target"), attributes.get("rel")]).toEqual([
          text,
          "_blank",
          "noopener noreferrer",
        ]);
      }
    });

    test("shows its dashboard, its eight items by status, and its weeks", async ({ page }) => {
      await page.goto(path);
      const tiles = section(page, "dashboard-title").locator(".tile");
      if (published.tiles) await expect(tiles).toHaveCount(published.tiles);

      const eight = page.locator('[aria-labelledby="checklist-title"], [aria-labelledby="roadmap-title"]');
      if (published.eight) {
        await expect(eight).toHaveCount(1);
        await expect(eight).toContainText(published.eight);
        await expect(eight.locator(":has(> h3) .status")).toHaveText([
          "Complete",
          "Complete",
          "Complete",
          "In Progress",
          "In Progress",
          "Pending",
          "Pending",
          "Pending",
        ]);
        await expect(eight.locator(".status-legend .status")).toHaveText(["Complete", "In Progress", "Pending"]);
      } else await expect(eight).toHaveCount(0);

      const phases = page.locator('[aria-labelledby="phases-title"], [aria-labelledby="dual-track-title"]');
      const weeks = plain((await phases.allInnerTexts()).join(" ")).match(/Weeks \d+-\d+/g);
      expect(weeks).toEqual(published.weeks);
    });

    test("asks four questions and names three other playbooks", async ({ page }) => {
      await page.goto(path);
      await expect(section(page, "questions").locator("details")).toHaveCount(4);
      const related = section(page, "related").getByRole("listitem");
      await expect(related).toHaveCount(3);
      const others = published.related ?? industryById(id).related;
      for (const [index, other] of others.entries()) {
        const card = related.nth(index);
        await expect(card.getByRole("link")).toHaveAttribute("href", pathOf(other));
        await expect(card.getByRole("link")).toHaveText(pageById(other).name);
        await expect(card).toContainText("Playbook");
        await expect(card).toContainText("View details");
        await expect(card.locator("p")).not.toBeEmpty();
      }
    });

    test("tells search engines of the service, its free offer, its questions and its place", async ({ request }) => {
      const html = await (await request.get(path)).text();
      const blocks = structuredDataIn(html).map((block) => structuredDataSchema.parse(block));
      const of = (type: string) => blocks.filter((block) => block["@type"] === type);
      expect(blocks.map((block) => block["@type"]).toSorted()).toEqual([
        "BreadcrumbList",
        "FAQPage",
        "Service",
        "WebPage",
      ]);
      const origin = "http://localhost:8888";
      const { serviceType, audience, areaServed, head, faq } = industryById(id);
      expect(of("Service")).toEqual([
        {
          "@context": "https://schema.org",
          "@type": "Service",
          serviceType,
          name: head.title,
          description: head.description,
          url: origin + path,
          provider: {
            "@type": "Organization",
            "@id": `${origin}/#organization`,
            name: site.organization,
            url: `${origin}/`,
          },
          areaServed: published.areas ?? areaServed,
          audience: { "@type": "Audience", audienceType: audience },
          offers: {
            "@type": "Offer",
            name: pageById("valuation").name,
            price: 0,
            priceCurrency: "USD",
            availability: "https://schema.org/InStock",
            url: `${origin}/valuation`,
          },
        },
      ]);
      expect(of("FAQPage")).toMatchObject([{ mainEntity: faq.map(({ question }) => ({ name: question })) }]);
      for (const { question, answer } of faq) {
        expect(readable(html)).toContain(plain(question).replace(/(\d) to (\d)/g, "$1-$2"));
        expect(readable(html)).toContain(plain(answer).replace(/(\d) to (\d)/g, "$1-$2"));
      }
      expect(of("BreadcrumbList")).toMatchObject([
        {
          itemListElement: [
            { position: 1, name: "Home", item: `${origin}/` },
            { position: 2, name: "Industries", item: `${origin}/industries` },
            { position: 3, name: pageById(id).name, item: origin + path },
          ],
        },
      ]);
    });
  });
}

test.describe("the overview", () => {
  test("shows six sectors with figure, tagline, highlights and the way to their pages", async ({ page }) => {
    await page.goto("/industries");
    const cards = page
      .getByRole("region", { name: "Our six sectors" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards).toHaveCount(6);
    for (const [index, [id]] of pages.entries()) {
      const { card } = industryById(id);
      const shown = cards.nth(index);
      await expect(shown.getByRole("link")).toHaveAttribute("href", pathOf(id));
      await expect(shown.getByRole("heading", { level: 3 })).toHaveText(pageById(id).name);
      await expect(shown).toContainText(`${card.figure.value} ${card.figure.unit}`);
      await expect(shown).toContainText(card.tagline);
      await expect(shown.getByRole("listitem")).toHaveText([...card.highlights]);
      await expect(shown.locator("svg.plate use")).toHaveAttribute("href", /\.svg#plate$/);
    }
    // The whole card is the target, picture included.
    await cards.nth(1).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL("/saas-mna-advisor");
  });

  test("names its pillars and its standard, and closes with two ways on", async ({ page }) => {
    await page.goto("/industries");
    const main = page.getByRole("main");
    for (const title of [
      "Principal-Led coverage pods",
      "Data-Rich valuation narratives",
      "Global Grid buyer access",
      "Founder Readiness Labs",
      "Precision Buyer Targeting",
      "Dealroom Instrumentation",
    ]) {
      await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(main.getByRole("link", { name: "Request valuation readout" })).toHaveAttribute("href", "/valuation");
    await expect(main.getByRole("link", { name: "See our process" })).toHaveAttribute("href", "/process");
  });

  test("lists the six for search engines, and the service in the United States and Europe", async ({ request }) => {
    const blocks = structuredDataIn(await (await request.get("/industries")).text()).map((block) =>
      structuredDataSchema.parse(block),
    );
    expect(blocks).toContainEqual(
      expect.objectContaining({
        "@type": "ItemList",
        numberOfItems: 6,
        itemListElement: pages.map(([id], index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: pageById(id).name,
          url: `http://localhost:8888${pathOf(id)}`,
        })),
      }),
    );
    expect(blocks).toContainEqual(
      expect.objectContaining({
        "@type": "Service",
        areaServed: ["United States", "Europe"],
        audience: { "@type": "Audience", audienceType: industriesPage.service.audience },
      }),
    );
  });
});
