import type { BrowserContext } from "@playwright/test";
import { prerenderedPaths } from "#content/registry.ts";
import { removeMember } from "#server/services/desk/people/people.ts";
import { publicTraces } from "#tests/desk/public-traces.ts";
import { type Ask, askFromOtherSites, askRoleMatrix, expectedMatrix, matrixText } from "#tests/desk/role-requests.ts";
import { newSubjects, signedInRoles } from "#tests/desk/role-subjects.ts";
import { type AccountsSite, startAccountsSite, type Tab } from "#tests/support/accounts-site.ts";
import { expect, requestTest, test } from "#tests/support/test.ts";

const hour = 3_600_000;
let site: AccountsSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await startAccountsSite();
});
test.afterAll(() => site.close());

requestTest("each role can do by direct requests what the table says, a stranger nothing", async () => {
  // Two hundred requests, most of them rendered.
  test.slow();
  const cookies = await signedInRoles(site);
  const ask: Ask = (who, { path, form }, headers = {}) =>
    fetch(`${site.url}${path}`, {
      redirect: "manual",
      headers: { Cookie: who === "nobody" ? "" : (cookies.get(who) ?? ""), Origin: site.url, ...headers },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
  const matrix = await askRoleMatrix(ask, () => newSubjects(site.store));
  if (process.env["PRINT_MATRIX"]) process.stdout.write(`${matrixText(matrix)}\n`);
  expect(matrixText(matrix)).toBe(matrixText(expectedMatrix()));
  expect(await askFromOtherSites(ask, () => newSubjects(site.store))).toEqual([]);
});

requestTest("no page, script, style or list of the public site mentions the desk", () => {
  const { files, found } = publicTraces("build/current/client");
  expect(files).toBeGreaterThan(prerenderedPaths.length);
  expect(found).toEqual([]);
});

for (const [how, end] of [
  ["its member signed out", ({ tab }) => tab.signOut()],
  [
    "its member signed out everywhere",
    async ({ tab, context }) => {
      await site.give(context, tab);
      const page = await context.newPage();
      await page.goto(`${site.url}/desk/settings`);
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
    },
  ],
  ["its member was removed", ({ id }) => removeMember(site.store, "command", id, { now: Date.now() })],
  ["two hours without use", async () => site.wait(2 * hour + 1_000)],
] as const satisfies readonly (readonly [string, (member: Member) => Promise<unknown>])[])
  test(`a stolen session opens nothing after ${how}`, async ({ browser, page, consoleMessages }) => {
    const { tab, id } = await site.joined(`stolen-${how.replace(/\W/g, "-")}@firm.example`, "partner");
    await site.give(page.context(), tab);
    await page.goto(`${site.url}/desk/leads`);
    await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
    const context = await browser.newContext();
    await end({ tab, id, context });
    await context.close();
    await page.goto(`${site.url}/desk/leads`);
    expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
    // Nor without a page: the data that scripts ask for, and changes.
    const answers = await Promise.all([
      page.request.get(`${site.url}/desk/leads.data`, { maxRedirects: 0 }),
      page.request.post(`${site.url}/desk/settings`, {
        form: { do: "changeName", name: "Thief" },
        headers: { Origin: site.url },
        maxRedirects: 0,
      }),
    ]);
    for (const answer of answers) expect(await answer.text()).not.toContain("stolen-");
    expect(answers.map((answer) => answer.status())).toEqual([202, 302]);
    expect(consoleMessages).toEqual([]);
  });

type Member = { readonly tab: Tab; readonly id: string; readonly context: BrowserContext };
