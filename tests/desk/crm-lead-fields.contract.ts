import { beforeEach, describe, expect, test } from "vitest";
import type { LeadChange } from "#contracts/desk-lead.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { changeLead, fieldOf } from "#server/services/desk/leads/change-lead.ts";
import { readDeskFields, setMerged } from "#server/store/desk/leads/lead-fields.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { ByHand } from "#tests/crm/crm-harness.ts";
import type { CrmFixture } from "#tests/support/crm.fixture.ts";
import { oneOf, type Random, seededRandom, whole } from "#tests/support/random.ts";

const { crmLead, crmLeadFields } = jobKinds;
const anita: Member = { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" };
const daniel: Member = { id: "daniel", name: "Daniel Mercer", email: "daniel@firm.example", role: "owner" };
const stage = (to: "new" | "tried" | "talked" | "meeting") => ({ field: "stage", to }) as const;
const names = ["new", "tried", "talked", "meeting"] as const;
const days = ["2026-07-01", "2026-07-02", "2026-07-03"] as const;

/** Stage, owner and follow-up on the desk and in every CRM, on both engines. */
export function crmLeadFieldsContract(fixture: CrmFixture, leadId: string): void {
  const { clock, items, row, settle } = fixture;
  const harness = () => fixture.harness();
  const store = () => fixture.store();
  const itemId = () => items()[0]?.id ?? "";
  const shown = (field: "stage" | "owner" | "followUp") => items()[0]?.[field];
  const colleague = () => harness().personIds.colleague;
  const run = (way = {}) => fixture.run(way, crmLeadFields);

  /** The audit log cannot be emptied between tests. */
  let before = new Set<string>();
  beforeEach(async () => {
    await store().db.deleteFrom("desk_user").execute();
    const at = new Date(0).toISOString();
    for (const member of [anita, daniel])
      await store()
        .db.insertInto("desk_user")
        .values({ ...member, created_at: at, updated_at: at })
        .execute();
    harness().setColleague(anita.email);
    await fixture.capture();
    await settle(crmLead);
    harness().forgetRequests();
    before = new Set((await auditOf(store(), leadId, 10_000)).map(({ id }) => id));
  });

  /** A minute later somebody changes something. */
  const minute = () => {
    clock.now += 60_000;
    return clock.now;
  };
  const onDesk = (change: LeadChange, at = minute()) => changeLead(store(), anita, { leadId, change, at });
  const onBoard = (change: ByHand, at = minute()) => harness().changeByHand(itemId(), change, at);
  const look = async () => {
    await fixture.request(crmLeadFields, leadId);
    await settle(crmLeadFields);
  };
  const desk = async (field: "stage" | "owner" | "followUp") => {
    const found = await readDeskFields(store(), leadId);
    if (!found) throw new Error("The lead is gone");
    return fieldOf(found, field);
  };
  const history = async () => {
    const entries = await auditOf(store(), leadId, 10_000);
    return entries.filter(({ id }) => !before.has(id)).map(({ actor, action, from, to }) => [actor, action, from, to]);
  };

  describe("what is set on the desk", () => {
    test("reaches the item: stage, owner and follow-up, in one write", async () => {
      await onDesk(stage("meeting"));
      await onDesk({ field: "owner", to: anita.id });
      await onDesk({ field: "followUp", to: "2026-07-01" });
      await settle(crmLeadFields);
      expect(items()).toMatchObject([{ stage: "meeting", owner: colleague(), followUp: "2026-07-01" }]);
      expect(harness().asked("update")).toBe(1);
      expect(await row(crmLeadFields, leadId)).toMatchObject({ state: "done" });
    });

    test("is emptied there too, and does not come back as a change", async () => {
      await onDesk({ field: "owner", to: anita.id });
      await settle(crmLeadFields);
      await onDesk({ field: "owner", to: "" });
      await onDesk({ field: "followUp", to: "" });
      await settle(crmLeadFields);
      expect([shown("owner"), shown("followUp")]).toEqual(["", ""]);
      // Another column changes later: the emptied ones have no time of their own.
      onBoard({ name: "Northgate Dental Group" });
      await onDesk({ field: "followUp", to: "2026-08-01" });
      onBoard({ name: "Northgate" });
      await settle(crmLeadFields);
      expect(shown("followUp")).toBe("2026-08-01");
      expect((await history()).filter(([actor]) => actor === "board")).toEqual([]);
    });

    test("is nobody there if the CRM has no person with the member's address", async () => {
      await onDesk({ field: "owner", to: anita.id });
      await settle(crmLeadFields);
      await onDesk({ field: "owner", to: daniel.id });
      await settle(crmLeadFields);
      expect(shown("owner")).toBe("");
      const memo = async () => JSON.parse((await row(crmLeadFields, leadId))?.memo ?? "{}");
      expect(await memo()).toMatchObject({ unassigned: daniel.id });
      await look();
      expect(await desk("owner")).toMatchObject({ value: daniel.id });
      await onDesk({ field: "owner", to: anita.id });
      await settle(crmLeadFields);
      expect(await memo()).not.toHaveProperty("unassigned");
    });

    test("waits for the item, and then the item has it although it was created as a new lead's", async () => {
      await fixture.clear();
      harness().behave({ mode: "fails" });
      await fixture.capture();
      await fixture.run({}, crmLead);
      await onDesk(stage("talked"));
      expect(await run()).toMatchObject({ wait: true });
      harness().behave({ mode: "well" });
      await settle(crmLead, crmLeadFields);
      expect(items()).toHaveLength(1);
      expect(shown("stage")).toBe("talked");
    });

    test("is not lost while the board fails, and only its last state is written", async () => {
      harness().behave({ mode: "fails" });
      await onDesk(stage("tried"));
      expect(await run()).toMatchObject({ retry: true });
      await onDesk(stage("talked"));
      clock.now += 10_000;
      expect(await run()).toMatchObject({ retry: true });
      harness().behave({ mode: "well" });
      await settle(crmLeadFields);
      expect(shown("stage")).toBe("talked");
      expect(harness().asked("update")).toBe(1);
    });

    test.each(["failsAfter", "dies", "repeats"] as const)(
      "is not taken for the board's when a write %s",
      async (mode) => {
        await onDesk(stage("tried"));
        harness().behave({ mode, times: 1, only: ["update"] });
        await run();
        await onDesk(stage("talked"));
        await settle(crmLeadFields);
        expect([await desk("stage"), shown("stage")]).toMatchObject([{ value: "talked" }, "talked"]);
        expect((await history()).filter(([actor]) => actor === "board")).toEqual([]);
      },
    );

    test("stays when an older write lands after a newer one", async () => {
      await onDesk(stage("tried"));
      harness().behave({ mode: "late", times: 1, only: ["update"] });
      await fixture.runGivingUp("update", {}, crmLeadFields);
      await onDesk(stage("talked"), clock.now + 1_000);
      clock.now += 10_000;
      await run();
      expect(shown("stage")).toBe("talked");
      clock.now += 5_000;
      await harness().release();
      expect(shown("stage")).toBe("tried");
      await settle(crmLeadFields);
      expect([await desk("stage"), shown("stage")]).toMatchObject([{ value: "talked" }, "talked"]);
    });

    test("goes nowhere if the item was deleted on the board, and the lead stays", async () => {
      harness().deleteByHand(itemId());
      await onDesk(stage("talked"));
      await settle(crmLeadFields);
      expect([await desk("stage"), items()]).toMatchObject([{ value: "talked" }, []]);
      expect(await row(crmLeadFields, leadId)).toMatchObject({ state: "done" });
    });

    test("of a merged or deleted lead asks the board nothing", async () => {
      await onDesk(stage("talked"));
      await setMerged(store().db, { keep: "another", other: leadId });
      await settle(crmLeadFields);
      await store().db.deleteFrom("lead").execute();
      await look();
      expect(harness().requests()).toBe(0);
    });
  });

  describe("what is changed on the board", () => {
    test("comes to the desk with its time, and is not sent back", async () => {
      onBoard({ stage: "talked", owner: colleague(), followUp: "2026-09-09" });
      const at = clock.now;
      minute();
      await look();
      expect(await desk("stage")).toEqual({ value: "talked", at, by: "board" });
      expect(await desk("owner")).toEqual({ value: anita.id, at, by: "board" });
      expect(await desk("followUp")).toEqual({ value: "2026-09-09", at, by: "board" });
      expect(harness().asked("update")).toBe(0);
      await look();
      expect(await history()).toHaveLength(3);
    });

    test("loses to a later change of the desk, stands in the log once, and the board follows", async () => {
      onBoard({ stage: "talked" });
      await onDesk(stage("meeting"));
      harness().behave({ mode: "fails", times: 1, only: ["update"] });
      await settle(crmLeadFields);
      expect(shown("stage")).toBe("meeting");
      expect(await history()).toEqual([
        [anita.id, "changeStage", "new", "meeting"],
        ["board", "changeStageLate", "meeting", "talked"],
      ]);
    });

    test("wins over an earlier one of the desk that has not arrived, field by field", async () => {
      await onDesk(stage("tried"));
      await onDesk({ field: "followUp", to: "2026-07-01" });
      onBoard({ stage: "talked" });
      await settle(crmLeadFields);
      expect([await desk("stage"), await desk("followUp")]).toMatchObject([
        { value: "talked", by: "board" },
        { value: "2026-07-01", by: "anita" },
      ]);
      expect([shown("stage"), shown("followUp")]).toEqual(["talked", "2026-07-01"]);
    });

    test("with a time ahead of our clock counts from now, so that the desk can change it again", async () => {
      onBoard({ stage: "talked" }, clock.now + 3_600_000);
      await look();
      expect(await desk("stage")).toMatchObject({ value: "talked", at: clock.now });
      await onDesk(stage("tried"));
      await settle(crmLeadFields);
      expect([await desk("stage"), shown("stage")]).toMatchObject([{ value: "tried" }, "tried"]);
    });

    test.each<[string, (stranger: string) => ByHand]>([
      ["a stage that the desk does not have", () => ({ stage: "NDA signed" })],
      ["a person who is not on the desk", (owner) => ({ owner })],
    ])("to %s is left alone until the desk changes", async (_, changeOf) => {
      const change = changeOf(harness().personIds.stranger);
      onBoard(change);
      await look();
      expect(items()).toMatchObject([change]);
      expect(await history()).toEqual([]);
      await onDesk(stage("tried"));
      await onDesk({ field: "owner", to: anita.id });
      await settle(crmLeadFields);
      expect(items()).toMatchObject([{ stage: "tried", owner: colleague() }]);
    });

    test("by emptying a column counts if the desk has not changed since, and loses otherwise", async () => {
      onBoard({ followUp: "" });
      await look();
      expect(await desk("followUp")).toMatchObject({ value: "", by: "board" });
      await onDesk({ field: "followUp", to: "2026-07-01" });
      await settle(crmLeadFields);
      onBoard({ followUp: "" });
      await onDesk({ field: "followUp", to: "2026-07-02" });
      await settle(crmLeadFields);
      expect([await desk("followUp"), shown("followUp")]).toMatchObject([{ value: "2026-07-02" }, "2026-07-02"]);
      expect(await history()).toContainEqual(["board", "setFollowUpLate", "2026-07-02", ""]);
    });
  });

  /** One thing that can happen; what a person chose last is kept in `last`. */
  async function happens(random: Random, last: Record<string, string>): Promise<void> {
    const [name, day, kind] = [oneOf(random, names), oneOf(random, days), whole(random, 3)];
    const isStage = whole(random, 2) === 0;
    const change = isStage ? stage(name) : ({ field: "followUp", to: day } as const);
    if (kind === 2) {
      if (whole(random, 3) === 0) harness().behave({ mode: oneOf(random, ["fails", "rateLimited"]), times: 1 });
      return look();
    }
    if (kind === 0) await onDesk(change);
    // Choosing what is shown already is no change.
    else if (shown(change.field) === change.to) return;
    else onBoard(isStage ? { stage: name } : { followUp: day });
    last[change.field] = change.to;
  }

  test("whatever the order of changes and failures, both sides end with the last change of each field", async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = seededRandom(seed);
      const last: Record<string, string> = {};
      for (let step = 0; step < 14; step += 1) await happens(random, last);
      harness().behave({ mode: "well" });
      for (const _ of [1, 2]) await look();
      const [stageNow, followUpNow] = [(await desk("stage")).value, (await desk("followUp")).value];
      expect({ seed, stage: stageNow, followUp: followUpNow }).toMatchObject({ seed, ...last });
      expect(items()).toMatchObject([{ stage: stageNow, followUp: followUpNow }]);
    }
  });
}
