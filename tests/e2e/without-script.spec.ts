import { aboutPage } from "#content/pages/about.ts";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { industryPage } from "#content/pages/industry.ts";
import { processPage } from "#content/pages/process.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { privacyStates } from "#content/privacy/privacy-state-rights.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { expect, inMotion, test } from "#tests/support/test.ts";

test.use({ ...inMotion, javaScriptEnabled: false });

test("the pages that move show all their content without script", async ({ page }) => {
  const heading = (name: string, level: number) => page.getByRole("heading", { name, level, exact: true });

  await test.step("about", async () => {
    await page.goto(pathOf("about"));
    const { benefits, note, commitments } = aboutPage;
    for (const { title } of [benefits.uplift, benefits.funnel, benefits.timeline])
      await expect(heading(title, 2)).toBeVisible();
    for (const text of note.paragraphs) await expect(page.getByText(text)).toBeVisible();
    for (const { title } of commitments.items) await expect(heading(title, 3)).toBeVisible();
  });

  await test.step("business valuation", async () => {
    await page.goto(pathOf("businessValuation"));
    const { benefits, weights, steps, methods } = businessValuationPage;
    for (const { title, fact } of benefits) {
      await expect(heading(title, 2)).toBeVisible();
      await expect(page.getByText(fact)).toBeVisible();
    }
    for (const { title } of [...weights.factors, ...steps.items, ...methods.items])
      await expect(heading(title, 3)).toBeVisible();
    for (const { best } of methods.items) await expect(page.getByText(best)).toBeVisible();
  });

  await test.step("buyer sourcing", async () => {
    await page.goto(pathOf("buyerSourcing"));
    const { segments, process, account, deliverables } = buyerSourcingPage;
    for (const { detail } of segments.items) await expect(page.getByText(detail)).toBeVisible();
    for (const { title } of [
      ...process.steps,
      ...account.types,
      deliverables.map,
      deliverables.order,
      deliverables.log,
    ])
      await expect(heading(title, 3)).toBeVisible();
    for (const { bullets } of account.types)
      for (const { text } of bullets) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause the segments" })).toBeHidden();
  });

  await test.step("success stories", async () => {
    await page.goto(pathOf("successStories"));
    const { notices, stories, buySide } = successStoriesPage;
    for (const { notice } of stories) {
      const shown = page.getByRole("article").filter({ hasText: notice.title });
      await expect(shown.getByText(notice.headline, { exact: true })).toBeVisible();
      await expect(shown.getByText(notice.quote.text)).toBeVisible();
      await expect(shown.getByText(notices.withheld)).toBeAttached();
    }
    for (const { quote } of buySide.testimonials) await expect(page.getByText(quote)).toBeVisible();
    await expect(page.getByRole("img", { name: /^Rated \d of 5$/ })).toHaveCount(buySide.testimonials.length);
  });

  await test.step("process", async () => {
    await page.goto(pathOf("process"));
    for (const phase of processPage.phases.items)
      await expect(page.getByRole("heading", { name: phase.heading })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
  });
});

test("a visitor without script finds the way, and nothing that would do nothing", async ({ page }) => {
  const main = page.getByRole("main");

  await test.step("the navigation's labels are links", async () => {
    await page.goto(pathOf("contact"));
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [
      ["Process", "/process"],
      ["Industries", "/industries"],
      ["Services", "/valuation"],
    ] as const)
      await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  });

  await test.step("the contact page has phone and email instead of the form", async () => {
    await expect(main.getByLabel("Message")).toBeHidden();
    const instead = main.getByRole("paragraph").filter({ hasText: "JavaScript" });
    await expect(instead).toContainText("needs JavaScript");
    await expect(instead.getByRole("link", { name: site.phone.display })).toBeVisible();
    await expect(instead.getByRole("link", { name: site.email })).toBeVisible();
  });

  await test.step("the footer's button leads to the privacy notice", async () => {
    await page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/\/privacy-policy\??$/);
    for (const state of privacyStates) await expect(main).toContainText(state);
  });

  await test.step("a guide reads whole", async () => {
    await page.goto(pathOf("offerInHand"));
    await expect(page.getByRole("heading", { name: "When not to hire us" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print this guide" })).toBeHidden();
  });

  await test.step("an industry page leads to its sections by plain links, on a phone too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathOf("hvac"));
    const ruler = page.getByRole("navigation", { name: industryPage.ruler.label });
    await expect(ruler.getByRole("combobox")).toBeHidden();
    await ruler.getByRole("link", { name: "Multiples" }).click();
    await expect(page.getByRole("heading", { name: industryPage.multiples.title })).toBeInViewport();
  });
});
