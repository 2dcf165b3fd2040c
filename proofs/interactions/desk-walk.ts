import { leadWords } from "../../content/desk/leads/lead.ts";
import { filterNames, leadColumnNames, leadListWords as words } from "../../content/desk/leads/leads.ts";
import { deskScreens, shellWords } from "../../content/desk/shell.ts";
import { signInWords } from "../../content/desk/sign-in.ts";
import { todayWords } from "../../content/desk/today.ts";
import type { WalkedSite } from "./walked-site.ts";
import type { Walker } from "./walker.ts";

/** A partner's day on the desk, at 1440 px. */
export async function walkDesk(walker: Walker, site: WalkedSite): Promise<void> {
  await signIn(walker, site);
  await workOnLead(walker);
  await workOnList(walker);
  await openScreens(walker);
}

async function signIn({ page, press, type }: Walker, { address, partner }: WalkedSite) {
  await page.goto(`${address}/desk/sign-in`);
  await page.waitForLoadState("networkidle");
  await type("sign in: type the email", page.getByLabel(signInWords.email), partner.email);
  await type("sign in: type the password", page.getByLabel(signInWords.password), partner.password);
  await press("sign in", page.getByRole("button", { name: signInWords.submit, exact: true }));
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

async function workOnLead({ page, press, type, key }: Walker) {
  await press("Today: open the first lead", page.getByRole("link", { name: todayWords.brief }));
  const stage = page.getByLabel(leadWords.assignment.stage);
  await stage.waitFor();
  // A letter chooses in a list without opening it.
  await key("lead: change the stage", "t", stage);
  await page
    .getByText(/^Saved at /)
    .first()
    .waitFor();
  await key("lead: assign it", "ArrowDown", page.getByLabel(leadWords.assignment.owner));
  await page
    .getByText(/^Saved at /)
    .nth(1)
    .waitFor();
  const questions = page.getByRole("region", { name: leadWords.questions.title });
  await press("lead: open an answer", questions.getByText(leadWords.questions.answer, { exact: true }).first());
  await type("lead: type an answer", questions.getByLabel(leadWords.questions.label(1)), "Two contracts until 2029.");
  const note = page.getByLabel(leadWords.timeline.note, { exact: true });
  await type("lead: type a note", note, "Calls back on Monday.");
  await press("lead: keep the note", page.getByRole("button", { name: leadWords.timeline.keep }));
  const timeline = page.getByRole("region", { name: leadWords.timeline.title });
  await timeline.getByText("Calls back on Monday.").first().waitFor();
  await press("lead: open 'Send the private link'", page.getByText(leadWords.do.sendLink));
  await page.getByRole("heading", { level: 1 }).click();
  const before = page.url();
  await key("lead: next lead", "j");
  await page.waitForURL((url) => url.href !== before);
}

async function workOnList({ page, press, type, key }: Walker) {
  const rail = page.getByRole("navigation", { name: shellWords.navigation }).filter({ visible: true });
  await press("open Leads", rail.getByRole("link", { name: new RegExp(`^${deskScreens.leads.name}`) }));
  const rows = page.locator("tbody tr");
  await rows.nth(19).waitFor();
  await press("leads: sort by value", page.getByRole("link", { name: leadColumnNames.value }));
  await page.waitForURL(/sort=/);
  await press("leads: next page", page.getByRole("link", { name: words.next }));
  await page.getByRole("link", { name: words.previous }).waitFor();
  await press("leads: open more filters", page.getByText(words.moreFilters));
  const state = page.getByRole("combobox", { name: new RegExp(`^${filterNames.state}`) });
  await key("leads: filter by state", "o", state);
  await page.waitForURL(/state=OH/);
  await press("leads: open the columns", page.getByText(words.columns, { exact: true }).first());
  const received = page.getByRole("checkbox", { name: leadColumnNames.received });
  await press("leads: show a column", received);
  await page.waitForURL(/columns=/);
  // Columns are kept for the member's next visit, which is the next run.
  await press("leads: hide the column", received);
  await page.waitForURL(({ searchParams }) => !searchParams.has("columns"));
  await press("leads: close the columns", page.getByText(words.columns, { exact: true }).first());
  await press("leads: select a row", rows.first().getByRole("checkbox"));
  await press("leads: select all rows", page.getByLabel(words.selectAll));
  const bar = page.getByRole("toolbar");
  await key("leads: change the stage of all", "t", bar.getByLabel(filterNames.stage));
  // In a later run they have that stage already.
  await bar
    .getByRole("status")
    .first()
    .filter({ hasText: /changed|already/ })
    .waitFor();
  await press("leads: clear the selection", bar.getByRole("button", { name: words.clear }));
  await key("leads: move down by key", "j j");
  await key("leads: go to the search by key", "/");
  await type("leads: type a search", page.getByLabel(words.find).filter({ visible: true }).first(), "northgate dental");
  await key("leads: search", "Enter");
  await page.waitForURL(/q=northgate/);
  await page.waitForLoadState("networkidle");
  await press("leads: open a lead", page.getByRole("rowheader").getByRole("link").first());
  await page.getByLabel(leadWords.timeline.note, { exact: true }).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await key("open the list of keys", "?");
  await page.getByRole("dialog").waitFor();
  await key("close the list of keys", "Escape");
}

async function openScreens({ page, press }: Walker) {
  const rail = page.getByRole("navigation", { name: shellWords.navigation }).filter({ visible: true });
  for (const screen of ["messages", "deliveries", "sales", "funnel", "settings", "today"] as const) {
    const { name } = deskScreens[screen];
    await press(`open ${name}`, rail.getByRole("link", { name: new RegExp(`^${name}`) }));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
  }
}
