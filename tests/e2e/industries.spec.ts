import { industriesPage } from "#content/pages/industries.ts";
import { industryPage as words } from "#content/pages/industry.ts";
import { industries } from "#content/registry/industries.ts";
import { industryById, industryPages } from "#content/registry/industry-pages.ts";
import { pageById, pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { figures } from "#content/sources/claims.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";
import { type Anchor, mainAnchors, mainText, plain, structuredDataIn } from "#tests/support/page-text.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, live, requestTest, test } from "#tests/support/test.ts";

const claims: Readonly<Record<string, Readonly<Record<string, string>>>> = figures;

/** As a visitor reads it; "5 to 7" and "5–7" are the same span. */
const readable = (html: string) => plain(mainText(html)).replace(/(\d) to (\d)/g, "$1-$2");

const target = ({ attributes }: Anchor) => attributes.get("href") ?? "";
/** Without the notice that a new tab opens. */
const label = ({ text }: Anchor) => text.replace(/\s*\(opens in a new tab\)$/, "");
const phone = { width: 390, height: 844 };

for (const industry of industryPages) {
  const { id, path } = industry;

  requestTest(`the ${id} page is sent with its figures, titles, buttons and structured data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const sent = readable(html);
    const stated = Object.values(claims[id] ?? {});
    const spelled = (figure: string) => [figure, rangeInWords(figure)].map((words) => readable(words));
    expect(stated.filter((figure) => !spelled(figure).some((words) => sent.includes(words)))).toEqual([]);

    const anchors = mainAnchors(html);
    const toValuation = anchors.filter((anchor) => target(anchor).startsWith("/valuation"));
    expect(toValuation.map(target)).toEqual([1, 2].map(() => `/valuation?industry=${industry.valuation.key}`));
    expect(toValuation.map(label)).toEqual([industry.actions.primary, industry.closing.primary]);

    const toCalendar = anchors.filter((anchor) => target(anchor) === site.schedulingUrl);
    expect(toCalendar.map(label)).toEqual([industry.actions.secondary, industry.closing.secondary]);
    const outside = anchors.filter((anchor) => target(anchor).startsWith("http"));
    for (const { attributes, text } of outside) {
      expect([text, attributes.get("target"), attributes.get("rel")]).toEqual([text, "_blank", "noopener noreferrer"]);
    }

    const blocks = structuredDataIn(html).map((block) => structuredDataSchema.parse(block));
    const of = (type: string) => blocks.filter((block) => block["@type"] === type);
    expect(blocks.map((block) => block["@type"]).toSorted()).toEqual([
      "BreadcrumbList",
      "FAQPage",
      "Service",
      "WebPage",
    ]);
    const origin = "http://localhost:8888";
    const { serviceType, audience, areaServed, head, faq } = industry;
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
        areaServed,
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
      expect(sent).toContain(plain(question).replace(/(\d) to (\d)/g, "$1-$2"));
      expect(sent).toContain(plain(answer).replace(/(\d) to (\d)/g, "$1-$2"));
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
}

test("an owner jumps by the ruler to the multiples and from there into the valuation, with HVAC chosen", async ({
  page,
}) => {
  await page.goto(pathOf("hvac"));
  await live(page);
  const ruler = page.getByRole("navigation", { name: words.ruler.label });
  const title = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(ruler.locator("[aria-current]")).toHaveCount(0);

  await ruler.getByRole("link", { name: "Owners" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(ruler.getByRole("link", { name: "Multiples" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(words.multiples.title)).toBeInViewport();
  await expect(ruler.locator("[aria-current]")).toHaveText("Multiples");
  await expect(ruler).toBeInViewport();

  await page.setViewportSize(phone);
  const choice = ruler.getByRole("combobox", { name: words.ruler.label });
  await choice.selectOption("Structure");
  await expect(title(words.structure.title)).toBeInViewport();
  await expect(choice).toHaveValue("structure");
  await choice.selectOption("Multiples");
  await expect(title(words.multiples.title)).toBeInViewport();

  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: words.valueMine.label }).fill("northgate.example");
  await main.getByRole("button", { name: industryById("hvac").actions.primary }).click();
  await expect(page).toHaveURL("/valuation?industry=hvac");
  // The dialog is served open, and Escape closes it once the page's script runs.
  await live(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(main).toContainText(pageById("hvac").name);
  await expect(main.getByRole("textbox")).toHaveValue("https://northgate.example");
});

test("an owner who types no website is asked for it, with the industry chosen", async ({ page }) => {
  await page.goto(pathOf("commercialCleaning"));
  const main = page.getByRole("main");
  await main.getByRole("button", { name: industryById("commercialCleaning").actions.primary }).click();
  await live(page);
  await expect(page).toHaveURL("/valuation?industry=cleaning");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(main).toContainText(pageById("commercialCleaning").name);
});

test.describe("the overview", () => {
  test("shows every industry as a card that is a link, its pillars, its standard and two links at the end", async ({
    page,
  }) => {
    await page.goto("/industries");
    const cards = page
      .getByRole("region", { name: industriesPage.sectors.title })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards).toHaveCount(industries.length);
    for (const [index, { id }] of industries.entries()) {
      const { card } = industryById(id);
      const shown = cards.nth(index);
      await expect(shown.getByRole("link")).toHaveAttribute("href", pathOf(id));
      await expect(shown.getByRole("heading", { level: 3 })).toHaveText(pageById(id).name);
      await expect(shown).toContainText(`${card.figure.value} ${card.figure.unit}`);
      await expect(shown).toContainText(card.tagline);
      await expect(shown.getByRole("listitem")).toHaveText([...card.highlights]);
      await expect(shown.locator('[data-part="plate"] use')).toHaveAttribute("href", /\.svg#plate$/);
    }
    const main = page.getByRole("main");
    for (const { title } of [...industriesPage.pillars, ...industriesPage.standards.pillars]) {
      await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    const { primary, secondary } = industriesPage.closing;
    await expect(main.getByRole("link", { name: primary.label })).toHaveAttribute("href", pathOf(primary.target));
    await expect(main.getByRole("link", { name: secondary.label })).toHaveAttribute("href", pathOf(secondary.target));
    // The whole card is the target, picture included.
    await cards.nth(1).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(industries[1].path);
  });

  requestTest("has structured data for the list and for the service with its areas", async ({ request }) => {
    const blocks = structuredDataIn(await (await request.get("/industries")).text()).map((block) =>
      structuredDataSchema.parse(block),
    );
    expect(blocks).toContainEqual(
      expect.objectContaining({
        "@type": "ItemList",
        numberOfItems: industries.length,
        itemListElement: industries.map(({ id }, index) => ({
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
        areaServed: industriesPage.service.areaServed,
        audience: { "@type": "Audience", audienceType: industriesPage.service.audience },
      }),
    );
  });
});
