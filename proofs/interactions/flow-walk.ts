import type { Locator } from "@playwright/test";
import { goalWords } from "../../content/depth/goal.ts";
import { addBackDocuments, addBackNames } from "../../content/depth/line-names.ts";
import { type DepthPanelId, panelWords, saveWords } from "../../content/depth/panels.ts";
import { readinessQuestions } from "../../content/depth/readiness-questions.ts";
import { privatePage } from "../../content/pages/private-page.ts";
import { inputWords, valuationFlow } from "../../content/valuation/flow.ts";
import type { WalkedSite } from "./walked-site.ts";
import type { Walker } from "./walker.ts";

/** The valuation as an owner walks through it on a phone, from the home page to the private page. */
export async function walkFlow(walker: Walker, site: WalkedSite): Promise<void> {
  await enterAddress(walker, site);
  await answerQuestions(walker);
  await changeFigures(walker);
  await keepResult(walker);
  await tryFigures(walker);
  await goDeeper(walker);
  await openWorksheet(walker);
  await usePrivatePage(walker);
}

/** In the middle of a slider, where its thumb is not. */
async function middleOf(slider: Locator) {
  const box = await slider.boundingBox();
  return { position: { x: (box?.width ?? 0) * 0.4, y: (box?.height ?? 0) / 2 } };
}

async function enterAddress({ page, press, type }: Walker, { address, ownerSite }: WalkedSite) {
  await page.goto(address);
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await type("home: type the address", page.getByLabel(/website/i), ownerSite);
  await press("home: get the valuation", page.getByRole("button", { name: "Get Free Valuation" }));
  const dialog = page.getByRole("dialog", { name: valuationFlow.dialog.title });
  await dialog.and(page.locator(":not([data-opening])")).waitFor();
  await press("questions: go back", dialog.getByRole("button", { name: valuationFlow.dialog.cancel, exact: true }));
  await dialog.waitFor({ state: "hidden" });
  await press("entry: open the questions", page.getByRole("button", { name: "Analyze Business" }));
  await dialog.and(page.locator(":not([data-opening])")).waitFor();
}

async function answerQuestions({ page, press, type, key }: Walker) {
  const dialog = page.getByRole("dialog", { name: valuationFlow.dialog.title });
  const profit = dialog.getByRole("slider", { name: inputWords.preTaxProfit.label });
  const recurring = dialog.getByRole("slider", { name: inputWords.recurringRevenue.label });
  await press("questions: profit by preset", dialog.getByRole("button", { name: "$3M" }));
  await press("questions: profit by slider", profit, await middleOf(profit));
  await key("questions: profit by arrow key", "ArrowRight", profit);
  await dialog.getByLabel(valuationFlow.dialog.profit.typed).fill("");
  await type("questions: profit typed", dialog.getByLabel(valuationFlow.dialog.profit.typed), "1,500,000");
  await press("questions: send with an answer missing", dialog.getByRole("button", { name: "Calculate Valuation" }));
  await press("questions: growth trend", dialog.getByText("Growing", { exact: true }));
  await press("questions: recurring share by slider", recurring, await middleOf(recurring));
  await key("questions: recurring share by arrow key", "ArrowRight ArrowRight", recurring);
  await press("questions: calculate", dialog.getByRole("button", { name: "Calculate Valuation" }));
  await page.getByRole("progressbar").waitFor();
  // The progress screen takes 42 seconds.
  await page
    .getByRole("heading", { level: 1, name: "Your preliminary valuation is ready!" })
    .waitFor({ timeout: 120_000 });
  await page.getByRole("region", { name: "Private link" }).getByRole("link").first().waitFor();
}

async function changeFigures({ page, press, type, key }: Walker) {
  await press("results: open 'Change my figures'", page.getByRole("button", { name: "Change my figures" }));
  const dialog = page.getByRole("dialog");
  await dialog.and(page.locator(":not([data-opening])")).waitFor();
  const profit = page.getByLabel(valuationFlow.dialog.profit.typed);
  await profit.fill("");
  await type("results: type another profit", profit, "1.6m");
  await key("results: take the other profit", "Enter");
  await dialog.waitFor({ state: "hidden" });
  await press("results: undo", page.getByRole("button", { name: "Undo" }));
}

async function keepResult({ page, press, type }: Walker) {
  const link = page.getByRole("region", { name: "Private link" });
  await press("results: copy the private link", link.getByRole("button", { name: "Copy" }));
  const mail = page.getByRole("region", { name: "By e-mail" });
  await type("lead form: type the email", mail.getByLabel("E-mail"), "dana@northgate.example");
  await type("lead form: type the phone", mail.getByLabel("Phone"), "(212) 555-0142");
  await press("lead form: send", mail.getByRole("button", { name: "Send" }));
  await mail.getByRole("status").filter({ hasText: "dana@northgate.example" }).waitFor();
}

async function tryFigures({ page, press, type, key }: Walker) {
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "What would move it?" }) });
  const profit = panel.getByRole("slider", { name: inputWords.preTaxProfit.label });
  const recurring = panel.getByRole("slider", { name: inputWords.recurringRevenue.label });
  await press("what-if: profit by slider", profit, await middleOf(profit));
  await key("what-if: profit by arrow keys", "ArrowRight ArrowRight ArrowRight", profit);
  await press("what-if: recurring share by slider", recurring, await middleOf(recurring));
  await press("what-if: growth trend", panel.getByText("Stable", { exact: true }));
  await press("what-if: open 'Save as scenario'", panel.getByRole("button", { name: "Save as scenario" }));
  await type("what-if: name the scenario", panel.getByLabel("Name of the scenario"), "More contracts");
  await key("what-if: save the scenario", "Enter");
  await panel.getByText("is saved, 1 of 3").waitFor();
  await press("what-if: back to my figures", panel.getByRole("button", { name: "Back to my figures" }));
}

async function goDeeper({ page, press, type, key }: Walker) {
  const panel = (id: DepthPanelId) => page.locator(`details#${id}`);
  const open = (id: DepthPanelId) => press(`${panelWords[id].title}: open`, panel(id).locator("summary").first());
  const save = async (id: DepthPanelId) => {
    await press(`${panelWords[id].title}: save`, panel(id).getByRole("button", { name: saveWords.save }));
    await panel(id).getByText(saveWords.saved.stored).waitFor();
  };
  await open("addBacks");
  const addBacks = panel("addBacks");
  const ownerPay = addBacks.getByRole("textbox", { name: addBackNames.ownerPay });
  await type(`${panelWords.addBacks.title}: type an amount`, ownerPay, "120,000");
  const document = addBacks.getByRole("checkbox", { name: addBackDocuments.ownerPay });
  await key(`${panelWords.addBacks.title}: check a document`, "Space", document);
  await save("addBacks");
  await open("proceeds");
  await type(
    `${panelWords.proceeds.title}: type the debt`,
    panel("proceeds").getByLabel("Debt", { exact: true }),
    "600k",
  );
  await save("proceeds");
  await open("secondOpinion");
  await open("readiness");
  const question = panel("readiness").getByRole("radiogroup", { name: readinessQuestions.booksTie.statement });
  await press(`${panelWords.readiness.title}: answer`, question.getByText("Partly", { exact: true }));
  await save("readiness");
  await open("goal");
  const price = panel("goal").getByRole("textbox", { name: goalWords.price.typed });
  await price.fill("");
  await type(`${panelWords.goal.title}: type a price`, price, "11m");
  const year = panel("goal").getByRole("slider", { name: goalWords.waiting.label });
  await press(`${panelWords.goal.title}: years by slider`, year, await middleOf(year));
  await key(`${panelWords.goal.title}: years by key`, "End", year);
  await save("goal");
}

async function openWorksheet({ page, press, key }: Walker) {
  await press("worksheet: open", page.getByRole("button", { name: "Show Excel-Style Valuation" }));
  await press("worksheet: choose a cell", page.getByRole("gridcell").filter({ visible: true }).nth(3));
  await key("worksheet: next cell", "ArrowDown");
  await press("worksheet: other sheet", page.getByRole("tab").filter({ visible: true }).nth(1));
}

async function usePrivatePage({ page, press, type, key }: Walker) {
  const privateLink = page.getByRole("region", { name: "Private link" }).getByRole("link").first();
  await page.goto(new URL((await privateLink.getAttribute("href")) ?? "", page.url()).href);
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await press("result page: open the private page", page.getByRole("link", { name: privatePage.link }));
  const share = page.locator("section#share");
  await share.waitFor();
  await press(
    "private page: choose what is shared",
    share.getByRole("checkbox", { name: privatePage.share.parts.history.label }),
  );
  await type("private page: name the reader", share.getByLabel(privatePage.share.forWhom.label), "Karen Doyle, CPA");
  await press("private page: make a link", share.getByRole("button", { name: privatePage.share.make }));
  await share.getByRole("listitem").first().waitFor();
  await press(
    "private page: close the link",
    share.getByRole("listitem").first().getByRole("button", { name: /Close/ }),
  );
  const reminder = page.locator("section#reminder");
  await press("private page: choose a reminder", reminder.getByText(privatePage.reminder.months(12)));
  const remove = page.locator("section#scenarios").getByRole("button", { name: "Remove More contracts" });
  await press("private page: remove a scenario", remove);
  await remove.waitFor({ state: "hidden" });
  await press("private page: update my figures", page.getByRole("link", { name: privatePage.update }));
  const dialog = page.getByRole("dialog");
  await dialog.and(page.locator(":not([data-opening])")).waitFor();
  await key("private page: leave the figures", "Escape");
}
