import { beforeEach, expect, test } from "vitest";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { planReminder, stopReminder } from "#server/services/owner/reminders.ts";
import { saveScenario } from "#server/services/owner/scenarios.ts";
import { makeShare, openShare } from "#server/services/owner/shares.ts";
import { closeShare, shareHash } from "#server/store/leads/shares.ts";
import { leadsCommandFixture } from "./leads-command.fixture.ts";
import { fillStore, northgate as id, now } from "./sample-store.fixture.ts";

const { store, run } = leadsCommandFixture();
const day = 86_400_000;
const timeZone = "America/New_York";
const limiter = createMemoryLimiter();
const { financialInputs: inputs } = leadOf(fullCapture, { now: captured });

beforeEach(() => fillStore(store()));

const share = (at: number) =>
  makeShare(
    store(),
    id,
    { label: "Karen Doyle, CPA", parts: ["addBacks", "history"], day: "2025-11-20" },
    { now: at, timeZone },
  );

test("a lead is shown with what the owner did on the private page", async () => {
  const log = { error: () => undefined } as never;
  const leads = createLeadService({
    store: store(),
    limiter,
    log,
    isMailConfigured: true,
    now: () => captured + 3 * day,
  });
  await leads.capture({ ...fullCapture, financialInputs: { ...inputs, preTaxProfit: 1_600_000 } });
  const scenario = { name: "=Contract\u202e won", inputs: { ...inputs, preTaxProfit: 1_700_000 } };
  await saveScenario(store(), id, scenario, { now });
  const open = await share(captured + 4 * day);
  const closed = await share(captured + 5 * day);
  await openShare(store(), open, { now: captured + 6 * day, isCounted: true });
  await closeShare(store(), { valuationId: id, hash: shareHash(closed) }, { now: captured + 7 * day });
  await planReminder(store(), limiter, id, { months: 6 }, { now });

  const { said } = await run(`show ${id}`);
  expect(said).toContain(
    [
      "\n\nPrivate page",
      "Value over time: $9.9M on 2025-11-03, $10.6M on 2025-11-06",
      "Scenario “=Contract won”: $11.2M, +$660K against the estimate",
      "Read-only link of 2025-11-08: closed by the owner 2025-11-10 10:00, not read; shows range, drivers, worksheet; what a buyer adds back; value over time",
      "Read-only link of 2025-11-07: open until 2025-11-21 00:00, read 1 time, last 2025-11-09 10:00; shows range, drivers, worksheet; what a buyer adds back; value over time",
      "Reminder to the owner: planned for 2026-05-13",
      "\nMessages\n",
    ].join("\n"),
  );
  const asJson = (await run(`show ${id} --json`)).said;
  expect(JSON.parse(asJson).shares).toMatchObject([{ state: "closed" }, { state: "open", opened: 1 }]);
  // The address opens the page, and the name is for the owner's own list.
  for (const text of [said, asJson]) expect(text).not.toMatch(new RegExp(`${open}|${shareHash(open)}|Karen`));
});

test("a stopped reminder is neither planned nor a waiting delivery", async () => {
  await planReminder(store(), limiter, id, { months: 12 }, { now });
  await stopReminder(store(), id, { now });
  const { said } = await run(`show ${id}`);
  expect(said).not.toMatch(/reminder|Private page/i);
});
