import { test as base, expect } from "@playwright/test";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { type FakeMonday, fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { type DeskSite, deskMembers, startDeskSite } from "#tests/support/desk-site.ts";
import { live } from "#tests/support/test.ts";

const test = base.extend<{ readonly monday: FakeMonday; readonly site: DeskSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  monday: async ({}, use) => {
    const monday = await startFakeMonday();
    monday.setPeople([{ id: "501", email: deskMembers.daniel.email }]);
    await use(monday);
    await monday.stop();
  },
  site: async ({ monday }, use) => {
    const site = await startDeskSite({
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      MONDAY_API_URL: monday.url,
      MONDAY_VERIFY_MS: "100",
      // Often, so that no test waits for a minute.
      MONDAY_LOOK_MS: "500",
      MONDAY_DAILY_CALLS: "1000000",
    });
    await use(site);
    await site.close();
  },
});

test("a lead's stage, owner and follow-up are the same on the desk and on the CRM board", async ({
  browser,
  monday,
  site,
}) => {
  const id = await site.addLead({ corrections: { title: "Tidewater Mechanical" } });
  // Until the item is verified, what the desk sets waits.
  await expect.poll(async () => (await findJob(site.store, jobKinds.crmLead, id))?.state).toBe("done");
  const item = () => monday.items()[0]?.columns;
  const changeOnBoard = (label: string, at?: number) =>
    monday.changeByHand(monday.items()[0]?.id ?? "", { status: { label } }, at);
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "member", value: "anita", url: site.url }]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`/desk/leads/${id}`);
  await live(page);
  const stage = page.getByLabel(words.assignment.stage);
  const timeline = page.getByRole("region", { name: words.timeline.title });
  const boardState = page.locator("dt", { hasText: words.status.board }).locator("+ dd");

  /** The page asks every three seconds what has changed; its clock does not wait for them. */
  const onPage = <T>(read: () => Promise<T>) =>
    expect.poll(async () => {
      await page.clock.runFor(3_000);
      return read();
    });

  await test.step("what a partner sets is on the board", async () => {
    await expect(page.getByText(words.assignment.board)).toBeVisible();
    await stage.selectOption("Talked");
    await page.getByLabel(words.assignment.owner).selectOption("Daniel Mercer");
    await page.getByLabel(words.assignment.followUp).fill("2030-01-15");
    await page.getByLabel(words.assignment.followUp).press("Enter");
    await expect.poll(item).toMatchObject({
      status: { label: "Talked" },
      person: { personsAndTeams: [{ id: 501, kind: "person" }] },
      date: { date: "2030-01-15" },
    });
  });

  await test.step("what is changed on the board is on the open page, with its line", async () => {
    changeOnBoard("Meeting set");
    await onPage(() => stage.inputValue()).toBe("meeting");
    await expect(page.getByText(/^Saved at .* The CRM$/)).toBeVisible();
    await expect(timeline.getByText("From Talked to Meeting set.")).toBeVisible();
  });

  await test.step("a change while the board fails waits, and arrives after", async () => {
    monday.behave({ mode: "fails" });
    await stage.selectOption("Engaged");
    await expect(timeline.getByText("From Meeting set to Engaged.")).toBeVisible();
    await onPage(() => boardState.innerText()).toContain(words.status.waiting);
    monday.behave({ mode: "well" });
    await expect.poll(item).toMatchObject({ status: { label: "Engaged" } });
    await onPage(() => boardState.innerText()).toContain("Arrived");
  });

  await test.step("an earlier change on the board loses, and stands in the timeline", async () => {
    changeOnBoard("Tried", Date.now() - 3_600_000);
    await onPage(() => timeline.getByText(/Tried.*later/).isVisible()).toBe(true);
    await expect(stage).toHaveValue("engaged");
    await expect.poll(item).toMatchObject({ status: { label: "Engaged" } });
  });
});
