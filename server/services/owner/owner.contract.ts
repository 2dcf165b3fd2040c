import { describe, expect, test } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { shareLimits } from "#domain/sharing/share.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { purgeExpired } from "#server/services/leads/purge-expired.ts";
import { bare, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { closeShare, sharesOf } from "#server/store/leads/shares.ts";
import { markReminderSent, planReminder, stopReminder } from "./reminders.ts";
import { dropScenario, saveScenario } from "./scenarios.ts";
import { listShares, makeShare, openShare } from "./shares.ts";
import { dropSnapshot } from "./snapshots.ts";

const dayMs = 24 * 60 * 60_000;
const timeZone = "America/New_York";
const origin = "https://amiva.example";
const { financialInputs: inputs } = fullCapture;
const ask = { label: "Karen Doyle, CPA", parts: ["addBacks", "history"], day: "2025-12-03" } as const;

/** What an owner can do on the private page, on both engines. */
export function ownerContract(fixture: ServiceFixture): void {
  const { clock, leadService, leadNow, jobs } = fixture;
  const make = (request: Partial<Parameters<typeof makeShare>[2]> = {}, of = id) =>
    makeShare(fixture.store, of, { ...ask, ...request }, { now: clock.now, timeZone });
  const open = (token: string, isCounted = true) => openShare(fixture.second, token, { now: clock.now, isCounted });
  const listed = (of = id) => listShares(fixture.second, of, { now: clock.now, origin });
  const capture = () => leadService().capture(bare);

  describe("a shared link", () => {
    test("is listed with its address, and its token cannot be guessed from its hash", async () => {
      await capture();
      const token = await make();
      expect(token).toMatch(/^[\w-]{32}$/);
      const [share] = await listed();
      expect(share).toEqual({
        hash: expect.stringMatching(/^[\w-]{43}$/),
        token,
        address: `${origin}/shared/${token}`,
        state: "open",
        label: ask.label,
        parts: ask.parts,
        createdAt: t0,
        expiresAt: t0 + 30 * dayMs,
        opened: 0,
      });
    });

    test("opens the valuation for its reader, who is counted once a minute", async () => {
      await capture();
      const token = await make();
      const opened = await open(token);
      expect(opened).toMatchObject({ state: "open", parts: ask.parts, expiresAt: t0 + 30 * dayMs });
      clock.now += 59_000;
      await open(token);
      expect((await listed())[0]).toMatchObject({ opened: 1, openedAt: t0 });
      clock.now += 1_000;
      await open(token);
      await open(token, false);
      expect((await listed())[0]).toMatchObject({ opened: 2, openedAt: t0 + 60_000 });
    });

    test("ends on its day, and shows nothing then", async () => {
      await capture();
      const token = await make({ day: "2025-11-05" });
      clock.now = Date.UTC(2025, 10, 6, 5) - 1;
      expect(await open(token)).toMatchObject({ state: "open" });
      clock.now += 1;
      expect(await open(token)).toEqual({ state: "ended" });
      expect((await listed())[0]).toMatchObject({ state: "expired", opened: 1 });
    });

    test("is closed at once, and its address is erased", async () => {
      await capture();
      const token = await make();
      const [share] = await listed();
      const hash = share?.hash ?? "";
      const other = { valuationId: "another", hash };
      expect(await closeShare(fixture.store, other, { now: clock.now })).toBe(false);
      expect(await closeShare(fixture.store, { valuationId: id, hash }, { now: t0 + 5 })).toBe(true);
      expect(await closeShare(fixture.store, { valuationId: id, hash }, { now: t0 + 9 })).toBe(false);
      expect(await open(token)).toEqual({ state: "ended" });
      const [closed] = await listed();
      expect(closed).toMatchObject({ state: "closed", closedAt: t0 + 5, opened: 0 });
      expect(closed).not.toHaveProperty("token");
      expect(closed).not.toHaveProperty("address");
      expect(await open("x".repeat(32))).toEqual({ state: "unknown" });
    });

    test("is refused beyond ten open ones, for a day that is over, and for an unknown valuation", async () => {
      await capture();
      for (let turn = 0; turn < shareLimits.open; turn++) await make();
      await expect(make()).rejects.toMatchObject({ code: "sharesFull" });
      await expect(make({ day: "2025-11-02" })).rejects.toMatchObject({ code: "shareDayPast" });
      await expect(make({}, other().valuationId)).rejects.toMatchObject({ code: "valuationUnknown" });
    });

    test("leaves the list of ended ones at twenty", async () => {
      await capture();
      for (let turn = 0; turn < 30; turn++) {
        clock.now += 1_000;
        await make();
        const [newest] = await listed();
        await closeShare(fixture.store, { valuationId: id, hash: newest?.hash ?? "" }, { now: clock.now });
      }
      clock.now += 1_000;
      await make();
      const states = (await listed()).map(({ state }) => state);
      expect(states).toEqual(["open", ...Array.from({ length: shareLimits.ended }, () => "closed")]);
    });
  });

  describe("a reminder", () => {
    const plan = (request: Parameters<typeof planReminder>[3], limiter = createMemoryLimiter(() => clock.now)) =>
      planReminder(fixture.store, limiter, id, request, { now: clock.now });
    const due = Date.UTC(2026, 4, 3, 15);

    test("is planned for an address that the owner gives, which the firm then has too", async () => {
      await capture();
      await plan({ months: 6, email: "owner@firm.example" });
      const { lead } = await leadNow();
      expect(lead).toMatchObject({
        userEmail: "owner@firm.example",
        reminder: { months: 6, askedAt: t0, dueAt: due },
      });
      expect(await findJob(fixture.store, jobKinds.mailReminder, id)).toMatchObject({ state: "ready", run_at: due });
      expect(await jobs()).toMatchObject({ [`crm-lead:${id}`]: 2, [`mail-alert:${id}`]: expect.any(Number) });
    });

    test("uses the address that is stored, and then requests nothing else", async () => {
      await leadService().capture(fullCapture);
      const before = await jobs();
      await plan({ months: 12 });
      expect((await leadNow()).lead).toMatchObject({ userEmail: fullCapture.userEmail, reminder: { months: 12 } });
      expect(await jobs()).toEqual({ ...before, [`mail-reminder:${id}`]: 1 });
    });

    test("is refused without an address, and when the address has had its mails of the day", async () => {
      await capture();
      await expect(plan({ months: 6 })).rejects.toMatchObject({ code: "reminderNoAddress" });
      const limiter = createMemoryLimiter(() => clock.now);
      for (let turn = 0; turn < 3; turn++) await plan({ months: 6, email: "owner@firm.example" }, limiter);
      const again = plan({ months: 6, email: "OWNER@firm.example" }, limiter);
      await expect(again).rejects.toMatchObject({ code: "tooManyMails" });
    });

    test("leaves an address that is stored meanwhile as it is", async () => {
      await leadService().capture(fullCapture);
      const limiter = createMemoryLimiter(() => clock.now);
      const count: typeof limiter.count = async (...given) => {
        await leadService().capture({ ...fullCapture, userEmail: "new@firm.example" });
        return limiter.count(...given);
      };
      await plan({ months: 6 }, { ...limiter, count });
      expect((await leadNow()).lead).toMatchObject({ userEmail: "new@firm.example", reminder: { months: 6 } });
    });

    test("can be stopped, and survives a change of figures until then", async () => {
      await leadService().capture(fullCapture);
      await plan({ months: 6 });
      await leadService().capture({ ...fullCapture, financialInputs: { ...inputs, recurringRevenue: 5 } });
      expect((await leadNow()).lead.reminder).toBeDefined();
      await stopReminder(fixture.store, id, { now: clock.now });
      expect((await leadNow()).lead).not.toHaveProperty("reminder");
      await stopReminder(fixture.store, other().valuationId, { now: clock.now });
    });

    test("that was sent stays as a note, and another can be planned", async () => {
      await leadService().capture(fullCapture);
      await plan({ months: 6 });
      await markReminderSent(fixture.store, id, due - 1, { now: due });
      expect((await leadNow()).lead.reminder).not.toHaveProperty("sentAt");
      await markReminderSent(fixture.store, id, due, { now: due + 9 });
      await stopReminder(fixture.store, id, { now: due + 10 });
      expect((await leadNow()).lead.reminder).toMatchObject({ sentAt: due + 9 });
      clock.now = due + dayMs;
      await plan({ months: 12 });
      expect((await leadNow()).lead.reminder).not.toHaveProperty("sentAt");
    });
  });

  describe("scenarios", () => {
    test("of two servers at once are all kept", async () => {
      await capture();
      const names = ["a", "b", "c"];
      const stores = [fixture.store, fixture.second, fixture.store] as const;
      await Promise.all(
        names.map((name, index) => saveScenario(stores[index] ?? fixture.store, id, { name, inputs }, { now: t0 })),
      );
      const { lead } = await leadNow();
      expect(lead.scenarios?.map(({ name }) => name).toSorted()).toEqual(names);
      await dropScenario(fixture.store, id, "b", { now: t0 });
      expect((await leadNow()).lead.scenarios?.map(({ name }) => name).toSorted()).toEqual(["a", "c"]);
    });
  });

  test("a snapshot between the first and the last can be removed, and the others stay", async () => {
    await capture();
    for (const preTaxProfit of [1_300_000, 1_400_000]) {
      clock.now += 40 * dayMs;
      await leadService().capture({ ...bare, financialInputs: { ...inputs, preTaxProfit } });
    }
    const snapshots = (await leadNow()).lead.snapshots ?? [];
    expect(snapshots).toHaveLength(3);
    for (const { at } of snapshots) await dropSnapshot(fixture.second, id, at, { now: clock.now });
    const kept = (await leadNow()).lead.snapshots?.map(({ inputs: { preTaxProfit } }) => preTaxProfit);
    expect(kept).toEqual([snapshots[0]?.inputs.preTaxProfit, 1_400_000]);
    await expect(dropSnapshot(fixture.store, "unknown", 0, { now: clock.now })).rejects.toMatchObject({
      code: "valuationUnknown",
    });
  });

  describe("a deletion", () => {
    async function everything() {
      await leadService().capture(fullCapture);
      const token = await make();
      await planReminder(fixture.store, createMemoryLimiter(), id, { months: 6 }, { now: clock.now });
      await saveScenario(fixture.store, id, { inputs }, { now: clock.now });
      return token;
    }
    const left = async () => ({
      shares: await sharesOf(fixture.store, id),
      reminder: await findJob(fixture.store, jobKinds.mailReminder, id),
    });
    const nothing = { shares: [], reminder: undefined };

    test("removes shared links, reminder, snapshots and scenarios with the lead", async () => {
      const token = await everything();
      await deletePerson(fixture.store, { valuationId: id }, { now: clock.now });
      expect(await left()).toEqual(nothing);
      expect(await open(token)).toEqual({ state: "unknown" });
      await expect(make()).rejects.toMatchObject({ code: "valuationUnknown" });
    });

    test("of what is old does the same", async () => {
      const token = await everything();
      clock.now += 400 * dayMs;
      await purgeExpired(fixture.store, { before: clock.now - dayMs, now: clock.now });
      expect(await left()).toEqual(nothing);
      expect(await open(token)).toEqual({ state: "unknown" });
    });
  });
}
