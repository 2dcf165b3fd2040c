import { prerenderedPaths } from "#content/registry/registry.ts";
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

const askWith = (cookie: string, path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(`${site.url}${path}`, {
    redirect: "manual",
    headers: { Cookie: cookie, Origin: site.url, ...headers },
    ...init,
  });

requestTest("each role can do by direct requests what the table says, a stranger nothing", async () => {
  // Two hundred requests, most of them rendered.
  test.slow();
  const cookies = await signedInRoles(site);
  const ask: Ask = (who, { path, form }, headers = {}) =>
    askWith(who === "nobody" ? "" : (cookies.get(who) ?? ""), path, {
      headers,
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

/** Neither the page nor the data that its script asks for, and no change. */
async function expectClosed(cookie: string): Promise<void> {
  const form = { method: "POST", body: new URLSearchParams({ do: "changeName", name: "Thief" }) };
  const answers = [
    await askWith(cookie, "/desk/leads"),
    await askWith(cookie, "/desk/leads.data"),
    await askWith(cookie, "/desk/settings", form),
  ];
  expect(answers.map(({ status }) => status)).toEqual([302, 202, 302]);
  expect(answers[0]?.headers.get("Location")).toMatch(/^\/desk\/sign-in/);
  for (const answer of answers) expect(await answer.text()).not.toContain("stolen-");
}

test("a stolen session opens nothing after its member signed out everywhere", async ({
  browser,
  page,
  consoleMessages,
}) => {
  const { tab } = await site.joined("stolen-everywhere@firm.example", "partner");
  await site.give(page.context(), tab);
  await page.goto(`${site.url}/desk/leads`);
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  const context = await browser.newContext();
  await site.give(context, tab);
  const owner = await context.newPage();
  await owner.goto(`${site.url}/desk/settings`);
  await owner.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(owner.getByRole("heading", { name: "The desk" })).toBeVisible();
  await context.close();
  await page.goto(`${site.url}/desk/leads`);
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
  await expectClosed(tab.headers().get("Cookie") ?? "");
  expect(consoleMessages).toEqual([]);
});

for (const [how, end] of [
  ["its member signed out", ({ tab }) => tab.signOut()],
  ["its member was removed", ({ id }) => removeMember(site.store, "command", id, { now: Date.now() })],
  ["two hours without use", async () => site.wait(2 * hour + 1_000)],
] as const satisfies readonly (readonly [string, (member: Member) => Promise<unknown>])[])
  requestTest(`a stolen session opens nothing after ${how}`, async () => {
    const { tab, id } = await site.joined(`stolen-${how.replace(/\W/g, "-")}@firm.example`, "partner");
    const cookie = tab.headers().get("Cookie") ?? "";
    expect(await (await askWith(cookie, "/desk/leads")).text()).toMatch(/<h1[^>]*>Leads<\/h1>/);
    await end({ tab, id });
    await expectClosed(cookie);
  });

type Member = { readonly tab: Tab; readonly id: string };
