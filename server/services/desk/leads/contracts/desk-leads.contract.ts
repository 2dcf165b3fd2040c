import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LeadChange } from "#contracts/desk-lead.ts";
import { type Member, roles } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { deleteLeads, redeliverLeads } from "#server/services/desk/leads/bulk-actions.ts";
import { changeLead, changeLeads } from "#server/services/desk/leads/change-lead.ts";
import { deleteLead } from "#server/services/desk/leads/delete-lead.ts";
import { exportLeads } from "#server/services/desk/leads/export-leads.ts";
import { leadFacts } from "#server/services/desk/leads/lead-facts.ts";
import { listLeads } from "#server/services/desk/leads/list-leads.ts";
import { mergeCandidates } from "#server/services/desk/leads/merge-leads.ts";
import { writeNote } from "#server/services/desk/leads/write-note.ts";
import { bare, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { notesOf, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { clock, code, deskLeadsFixture, query } from "./desk-leads.fixture.ts";

/** What the firm's people can do with leads, on both engines. */
export function deskLeadsContract(services: ServiceFixture): void {
  describe("the desk's leads", () => describeAll(services));
}

function describeAll(services: ServiceFixture): void {
  const { store, capture, lead, historyOf, members } = deskLeadsFixture(services);
  const { analyst, partner, owner } = members;

  const change = (by: Member | "board", to: LeadChange, at = t0 + 10, readAt?: number) =>
    changeLead(store(), by, { leadId: lead(), change: to, at, readAt });
  const stage = (to: "tried" | "talked" | "new") => ({ field: "stage", to }) as const;
  const history = (id: string = lead()) => historyOf(id);

  describe("stage, owner and follow-up", () => {
    test("are changed, logged and sent to the board", async () => {
      await change(partner, stage("talked"), t0 + 10);
      await change(partner, { field: "owner", to: owner.id }, t0 + 11);
      await change(partner, { field: "followUp", to: "2026-12-01" }, t0 + 12);
      await change(partner, { field: "followUp", to: "" }, t0 + 13);
      expect(await readDeskFields(store(), lead())).toMatchObject({
        stage: "talked",
        stage_at: t0 + 10,
        stage_by: partner.id,
        owner_id: owner.id,
        follow_up_on: "9999-12-31",
      });
      expect(await history()).toEqual([
        [partner.id, "setFollowUp", "2026-12-01", ""],
        [partner.id, "setFollowUp", "2025-11-10", "2026-12-01"],
        [partner.id, "assignLead", "", owner.id],
        [partner.id, "changeStage", "new", "talked"],
      ]);
      expect(await findJob(store(), "crm-lead-fields", lead())).toMatchObject({ wanted: 4, state: "ready" });
    });

    test("stay as they are when the owner changes the figures", async () => {
      await change(partner, stage("talked"));
      await change(partner, { field: "followUp", to: "2026-12-01" });
      await capture({
        ...bare,
        valuationId: lead(),
        financialInputs: { ...bare.financialInputs, preTaxProfit: 2_000_000 },
      });
      expect(await readDeskFields(store(), lead())).toMatchObject({ stage: "talked", follow_up_on: "2026-12-01" });
    });

    test("of two people: the later change wins, and its maker sees what it replaced", async () => {
      const first = await change(owner, stage("tried"), t0 + 10, 0);
      expect(first.replaced).toBeUndefined();
      const second = await change(partner, stage("talked"), t0 + 20, 0);
      expect(second).toEqual({
        now: { value: "talked", at: t0 + 20, by: partner.id },
        replaced: { value: "tried", at: t0 + 10, by: owner.id },
      });
      expect(await history()).toEqual([
        [partner.id, "changeStage", "tried", "talked"],
        [owner.id, "changeStage", "new", "tried"],
      ]);
    });

    test("from the board: an earlier change loses to a later one of the desk, and stands in the log", async () => {
      await change(partner, stage("talked"), t0 + 20);
      expect(await change("board", stage("tried"), t0 + 10)).toMatchObject({ lost: true, now: { value: "talked" } });
      const wanted = (await findJob(store(), "crm-lead-fields", lead()))?.wanted;
      expect(await change("board", stage("new"), t0 + 30)).toMatchObject({ now: { value: "new", by: "board" } });
      expect((await findJob(store(), "crm-lead-fields", lead()))?.wanted).toBe(wanted);
      expect(await history()).toContainEqual(["board", "changeStageLate", "talked", "tried"]);
    });

    test("set to what they are change nothing", async () => {
      await change(partner, stage("new"));
      expect(await history()).toEqual([]);
    });

    test("the day that a lead began with becomes a choice when a member chooses it, once", async () => {
      const first = { field: "followUp", to: "2025-11-10" } as const;
      await change("board", first);
      expect(await history()).toEqual([]);
      await change(partner, first);
      await change(partner, first, t0 + 20);
      expect(await history()).toEqual([[partner.id, "setFollowUp", "", "2025-11-10"]]);
      expect(await findJob(store(), "mail-follow-up", lead())).toBeDefined();
      const more = other();
      await capture(more);
      const leadIds = [lead(), more.valuationId];
      expect(await changeLeads(store(), partner, { leadIds, change: first, at: t0 + 30 })).toMatchObject({
        done: 1,
        same: 1,
      });
    });

    test("are refused for a lead that is gone and for a colleague who is not there", async () => {
      const nobody = changeLead(store(), partner, { leadId: randomUUID(), change: stage("tried"), at: t0 });
      await expect(nobody).rejects.toEqual(code("deskLeadUnknown"));
      await expect(change(partner, { field: "owner", to: "stranger" })).rejects.toEqual(code("deskMemberUnknown"));
    });

    test("of several leads are changed together", async () => {
      const more = other();
      await capture(more);
      const leadIds = [lead(), more.valuationId, randomUUID()];
      expect(await changeLeads(store(), partner, { leadIds, change: stage("tried"), at: t0 + 5 })).toEqual({
        done: 2,
        same: 0,
        gone: 1,
        later: 0,
      });
      expect(await changeLeads(store(), partner, { leadIds, change: stage("tried"), at: t0 + 6 })).toMatchObject({
        done: 0,
        same: 2,
      });
      expect(await changeLeads(store(), partner, { leadIds, change: stage("new"), at: t0 + 1 })).toMatchObject({
        done: 0,
        later: 2,
      });
      for (const id of [lead(), more.valuationId]) {
        expect(await history(id)).toHaveLength(2);
        expect(await findJob(store(), "crm-lead-fields", id)).toMatchObject({ wanted: 1 });
      }
      const many = Array.from({ length: 201 }, () => randomUUID());
      await expect(changeLeads(store(), partner, { leadIds: many, change: stage("new"), at: t0 })).rejects.toEqual(
        code("tooLarge"),
      );
    });
  });

  test("a note is kept once, with its writer, and deleted with its lead", async () => {
    const note = { id: randomUUID(), leadId: lead(), text: "Two licenses, both in her name." };
    for (const _ of [1, 2]) await writeNote(store(), analyst, note, { now: t0 + 5 });
    expect(await notesOf(store(), [lead()])).toMatchObject([
      { text: note.text, author_id: analyst.id, question: null },
    ]);
    expect(await history()).toEqual([[analyst.id, "writeNote", null, note.id]]);
    await deleteLead(store(), owner, { leadId: lead(), typed: "northgate dental" }, { now: t0 + 6 });
    expect(await notesOf(store(), [lead()])).toEqual([]);
    await expect(writeNote(store(), analyst, { ...note, id: randomUUID() }, { now: t0 })).rejects.toEqual(
      code("deskLeadUnknown"),
    );
  });

  test("a second answer to a question replaces the first, which stays in the timeline", async () => {
    const answer = (text: string, question: string, at: number) =>
      writeNote(store(), analyst, { id: randomUUID(), leadId: lead(), text, question }, { now: at });
    await answer("Two contracts.", "Only 20% of the revenue recurs. Why?", t0 + 1);
    await answer("Three contracts.", "Only 35% of the revenue recurs. Why?", t0 + 2);
    await answer("In spring.", "Why now?", t0 + 3);
    const facts = await leadFacts(store(), analyst, lead(), { ...clock, hasBoard: true });
    if (!facts || "mergedInto" in facts) throw new Error("There is no such lead");
    expect(Object.values(facts.answers).map(({ text }) => text)).toEqual(["Three contracts.", "In spring."]);
    const told = facts.timeline.events.flatMap((event) =>
      event.what === "answer" ? [[event.text, event.isReplaced]] : [],
    );
    expect(told).toEqual([
      ["In spring.", false],
      ["Three contracts.", false],
      ["Two contracts.", true],
    ]);
  });

  describe("delete everywhere", () => {
    test("needs the company's name", async () => {
      const wrong = deleteLead(store(), owner, { leadId: lead(), typed: "Northgate" }, { now: t0 });
      await expect(wrong).rejects.toEqual(code("deskNameDiffers"));
      expect(await readDeskFields(store(), lead())).toBeDefined();
    });

    test("of several leads needs their number, and says which were gone", async () => {
      const more = other();
      await capture(more);
      const leadIds = [lead(), more.valuationId, randomUUID()];
      const wrong = deleteLeads(store(), owner, { leadIds, typed: "2" }, clock);
      await expect(wrong).rejects.toEqual(code("deskNumberDiffers"));
      await expect(deleteLeads(store(), partner, { leadIds, typed: "3" }, clock)).rejects.toEqual(code("roleRefused"));
      expect(await redeliverLeads(store(), partner, leadIds, clock)).toMatchObject({ done: 2, gone: 1 });
      expect(await deleteLeads(store(), owner, { leadIds, typed: " 3 " }, clock)).toMatchObject({ done: 2, gone: 1 });
      for (const id of leadIds) expect(await readDeskFields(store(), id)).toBeUndefined();
    });

    test("withdraws what was on its way to the board's columns, and is logged", async () => {
      await change(partner, stage("tried"));
      await deleteLead(store(), owner, { leadId: lead(), typed: "Northgate Dental" }, { now: t0 + 1 });
      expect(await findJob(store(), "crm-lead-fields", lead())).toBeUndefined();
      expect(await history()).toContainEqual([owner.id, "deletePerson", null, null]);
    });
  });

  describe("each role", () => {
    const tasks: { readonly [Action in DeskAction]?: (member: Member) => Promise<unknown> } = {
      readLeads: (member) => listLeads(store(), member, query(), clock),
      writeNote: (member) => writeNote(store(), member, { id: randomUUID(), leadId: lead(), text: "x" }, { now: t0 }),
      changeStage: (member) => change(member, stage("tried")),
      assignLead: (member) =>
        changeLeads(store(), member, { leadIds: [lead()], change: { field: "owner", to: "" }, at: t0 }),
      setFollowUp: (member) => change(member, { field: "followUp", to: "2026-12-24" }),
      mergeLeads: (member) => mergeCandidates(store(), member, lead()),
      exportLeads: async (member) =>
        (await exportLeads(store(), member, { query: query(), format: "csv" }, clock)).cancel(),
      deletePerson: (member) => deleteLead(store(), member, { leadId: lead(), typed: "Northgate Dental" }, { now: t0 }),
    };
    test.each(roles)("%s may do what the table says, and nothing else", async (role) => {
      for (const [action, task] of Object.entries(tasks) as [DeskAction, (member: Member) => Promise<unknown>][]) {
        const done = await task(members[role]).then(
          () => true,
          (error: { code?: string }) => (error.code === "roleRefused" ? false : Promise.reject(error)),
        );
        expect([action, done]).toEqual([action, can(role, action)]);
      }
    });
  });
}
