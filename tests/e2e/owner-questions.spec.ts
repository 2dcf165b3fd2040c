import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { expect, live, test } from "#tests/support/test.ts";

type Walk = (page: Page) => Promise<void>;
type OwnerQuestion = {
  readonly asks: string;
  /** Links and buttons from the home page, at most two. */
  readonly clicks: readonly [Walk] | readonly [Walk, Walk];
  /** Where the visitor is then, and the line that answers. */
  readonly at: string;
  readonly answer: RegExp;
};

const footer =
  (name: string): Walk =>
  (page) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
const main =
  (name: RegExp): Walk =>
  (page) =>
    page.getByRole("main").getByRole("link", { name }).first().click();
const question =
  (name: string): Walk =>
  (page) =>
    page.getByRole("main").getByText(name, { exact: true }).click();
const privacy: Walk = (page) => page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).click();

const questions: readonly OwnerQuestion[] = [
  {
    asks: "What does it cost?",
    clicks: [footer("How we are paid")],
    at: "/guides/our-fee",
    answer: /\d+% of the first \$\d+M/,
  },
  {
    asks: "Who sees my number?",
    clicks: [privacy],
    at: "/",
    answer: /Our partners and staff see what they need for their work\. So do the companies that work for us/,
  },
  {
    asks: "Can I delete it?",
    clicks: [privacy],
    at: "/",
    answer: /You can delete your valuation yourself, on its private link/,
  },
  {
    asks: "How long does a sale take?",
    clicks: [footer("Process")],
    at: "/process",
    answer: /typically \d+ months from the first call to closing/,
  },
  {
    asks: "What happens in which week, and what do I do?",
    clicks: [footer("What happens in the 24 weeks, week by week")],
    at: "/guides/24-weeks",
    answer: /week 5/i,
  },
  {
    asks: "What is EBITDA?",
    clicks: [footer("Business Valuation")],
    at: "/services/business-valuation",
    answer: /EBITDA: profit before interest, taxes, depreciation and amortization/,
  },
  {
    asks: "How is the estimate worked out?",
    clicks: [footer("Business Valuation")],
    at: "/services/business-valuation",
    answer: /Size sets the base multiple\. Growth and recurring revenue move it/,
  },
  {
    asks: "What do buyers pay for a company like mine, and says who?",
    clicks: [main(/^HVAC and home services/)],
    at: "/hvac-home-services-mna-advisor",
    answer: /GF Data/,
  },
  {
    asks: "I already have an offer. What now?",
    clicks: [footer("I already have an offer")],
    at: "/guides/offer-in-hand",
    answer: /48 hours/,
  },
  {
    asks: "What is left for me after debt, fees and tax?",
    clicks: [footer("Price, terms and what you keep")],
    at: "/guides/price-and-terms",
    answer: /\$6\.88M/,
  },
  {
    asks: "Will my people or my competitors find out?",
    clicks: [footer("FAQs"), question("Will staff, customers or competitors find out?")],
    at: "/about/faq",
    answer: /They learn who you are only after they have signed a confidentiality agreement/,
  },
  {
    asks: "Do I have to stay on afterward?",
    clicks: [footer("FAQs"), question("Do I have to leave after the sale?")],
    at: "/about/faq",
    answer: /a buyer will ask you to stay for a while/,
  },
];

test("what an owner asks is answered within two clicks from home", async ({ page }) => {
  const home = page.getByRole("banner").getByRole("link", { name: `${site.brand} home` });
  await page.goto("/");
  await live(page);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  for (const { asks, clicks, at, answer } of questions)
    await test.step(asks, async () => {
      for (const click of clicks) await click(page);
      await expect(page).toHaveURL(at);
      await expect(page.locator("main, dialog[open]").getByText(answer).first()).toBeVisible();
      // The privacy notice opens over the page.
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await home.click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
});
