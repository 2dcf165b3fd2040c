import { randomUUID } from "node:crypto";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { leadColumnNames } from "#content/desk/leads.ts";
import { type LeadChange, maxViews } from "#contracts/desk-lead.ts";
import { readLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { type Member, type Role, roles } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import type { CaptureRequest } from "#server/services/capture-lead.ts";
import { bare, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { chooseColumns, chosenColumns } from "#server/store/desk/leads/chosen-columns.ts";
import { notesOf, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { removeView, savedViews } from "#server/store/desk/leads/saved-views.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { deleteLeads, redeliverLeads } from "./bulk-actions.ts";
import { changeLead, changeLeads } from "./change-lead.ts";
import { deleteLead } from "./delete-lead.ts";
import { exportLeads } from "./export-leads.ts";
import { leadFacts } from "./lead-facts.ts";
import { listLeads } from "./list-leads.ts";
import { mergeCandidates, mergeLeads, splitLead } from "./merge-leads.ts";
import { saveOwnView } from "./save-view.ts";
import { writeNote } from "./write-note.ts";

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const clock = { now: t0 + 3_600_000, timeZone: newYork };
const query = (address = "") => readLeadQuery(new URLSearchParams(address));

/** What the firm's people can do with leads, on both engines. */
export function deskLeadsContract(services: ServiceFixture): void {
  describe("the desk's leads", () => describeLeads(services));
}

function describeLeads(services: ServiceFixture): void {
  const store = () => services.store;
  const capture = (request: CaptureRequest) => services.leadService().capture(request);
  /** Another one for each test: the audit log cannot be emptied. */
  let lead = "";
  const members = Object.fromEntries(
    roles.map((role) => [role, { id: `id-${role}`, name: role, email: `${role}@firm.example`, role }]),
  ) as Record<Role, Member>;
  const { analyst, partner, owner } = members;

  beforeEach(async () => {
    await store().db.deleteFrom("desk_user").execute();
    const at = new Date(t0).toISOString();
    for (const { id, name, email, role } of Object.values(members))
      await store()
        .db.insertInto("desk_user")
        .values({ id, name, email, role, created_at: at, updated_at: at })
        .execute();
    lead = randomUUID();
    await capture({ ...bare, valuationId: lead });
  });

  const change = (by: Member | "board", to: LeadChange, at = t0 + 10, readAt?: number) =>
    changeLead(store(), by, { leadId: lead, change: to, at, readAt });
  const stage = (to: "tried" | "talked" | "new") => ({ field: "stage", to }) as const;
  const history = async (id: string = lead) =>
    (await auditOf(store(), id)).map(({ actor, action, from, to }) => [actor, action, from, to]);

  describe("stage, owner and follow-up", () => {
    test("are changed, logged and sent to the board", async () => {
      await change(partner, stage("talked"), t0 + 10);
      await change(partner, { field: "owner", to: owner.id }, t0 + 11);
      await change(partner, { field: "followUp", to: "2026-12-01" }, t0 + 12);
      await change(partner, { field: "followUp", to: "" }, t0 + 13);
      expect(await readDeskFields(store(), lead)).toMatchObject({
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
      expect(await findJob(store(), "crm-lead-fields", lead)).toMatchObject({ wanted: 4, state: "ready" });
    });

    test("stay as they are when the owner changes the figures", async () => {
      await change(partner, stage("talked"));
      await change(partner, { field: "followUp", to: "2026-12-01" });
      await capture({
        ...bare,
        valuationId: lead,
        financialInputs: { ...bare.financialInputs, preTaxProfit: 2_000_000 },
      });
      expect(await readDeskFields(store(), lead)).toMatchObject({ stage: "talked", follow_up_on: "2026-12-01" });
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
      const wanted = (await findJob(store(), "crm-lead-fields", lead))?.wanted;
      expect(await change("board", stage("new"), t0 + 30)).toMatchObject({ now: { value: "new", by: "board" } });
      expect((await findJob(store(), "crm-lead-fields", lead))?.wanted).toBe(wanted);
      expect(await history()).toContainEqual(["board", "changeStageLate", "talked", "tried"]);
    });

    test("set to what they are change nothing", async () => {
      await change(partner, stage("new"));
      expect(await history()).toEqual([]);
    });

    test("are refused for a lead that is gone and for a colleague who is not there", async () => {
      const nobody = changeLead(store(), partner, { leadId: randomUUID(), change: stage("tried"), at: t0 });
      await expect(nobody).rejects.toEqual(code("deskLeadUnknown"));
      await expect(change(partner, { field: "owner", to: "stranger" })).rejects.toEqual(code("deskMemberUnknown"));
    });

    test("of several leads are changed together", async () => {
      const more = other();
      await capture(more);
      const leadIds = [lead, more.valuationId, randomUUID()];
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
      for (const id of [lead, more.valuationId]) {
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
    const note = { id: randomUUID(), leadId: lead, text: "Two licenses, both in her name." };
    for (const _ of [1, 2]) await writeNote(store(), analyst, note, { now: t0 + 5 });
    expect(await notesOf(store(), [lead])).toMatchObject([{ text: note.text, author_id: analyst.id, question: null }]);
    expect(await history()).toEqual([[analyst.id, "writeNote", null, note.id]]);
    await deleteLead(store(), owner, { leadId: lead, typed: "northgate dental" }, { now: t0 + 6 });
    expect(await notesOf(store(), [lead])).toEqual([]);
    await expect(writeNote(store(), analyst, { ...note, id: randomUUID() }, { now: t0 })).rejects.toEqual(
      code("deskLeadUnknown"),
    );
  });

  test("a second answer to a question replaces the first, which stays in the timeline", async () => {
    const answer = (text: string, question: string, at: number) =>
      writeNote(store(), analyst, { id: randomUUID(), leadId: lead, text, question }, { now: at });
    await answer("Two contracts.", "Only 20% of the revenue recurs. Why?", t0 + 1);
    await answer("Three contracts.", "Only 35% of the revenue recurs. Why?", t0 + 2);
    await answer("In spring.", "Why now?", t0 + 3);
    const facts = await leadFacts(store(), analyst, lead, { ...clock, hasBoard: true });
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

  test("the columns that a member chose are kept for that member, until the usual ones are chosen again", async () => {
    await chooseColumns(store(), partner.id, ["value", "received"]);
    await chooseColumns(store(), partner.id, ["score"]);
    expect(await chosenColumns(store(), partner.id)).toEqual(["score"]);
    expect(await chosenColumns(store(), analyst.id)).toBeUndefined();
    await chooseColumns(store(), partner.id, undefined);
    expect(await chosenColumns(store(), partner.id)).toBeUndefined();
  });

  test("the list shows what was bought before what the firm opened", async () => {
    const shown = async () => (await listLeads(store(), analyst, query(), clock)).lines.find(({ id }) => id === lead);
    const purchase = { valuationId: lead, now: t0 } as const;
    const granted = { id: randomUUID(), source: "firm", package: "professional", state: "paid" } as const;
    await insertPurchase(store().db, { ...purchase, ...granted });
    expect((await shown())?.purchase).toMatchObject({ granted: true, state: "paid" });
    const disputed = { id: randomUUID(), source: "stripe", package: "exitReadiness", state: "disputed" } as const;
    await insertPurchase(store().db, { ...purchase, ...disputed });
    expect((await shown())?.purchase).toMatchObject({ granted: false, state: "disputed" });
  });

  describe("a merge", () => {
    let twin = other();
    beforeEach(async () => {
      twin = other();
      await capture(twin);
    });
    const merge = (keep = lead, left = twin.valuationId) =>
      mergeLeads(store(), partner, { keep, other: left }, { now: t0 + 9 });

    test("offers leads of the same company, keeps one in the list, and both private links", async () => {
      await capture(other({ website: "https://elsewhere.example", businessAnalysis: null }));
      const offered = await mergeCandidates(store(), partner, lead);
      expect(offered.map(({ id }) => id)).toEqual([twin.valuationId]);
      await merge();
      await merge();
      const { lines } = await listLeads(store(), partner, query("q=northgate"), clock);
      expect(lines.map(({ id }) => id)).toEqual([lead]);
      expect(await readDeskFields(store(), twin.valuationId)).toMatchObject({ merged_into: lead });
      expect(await history()).toEqual([[partner.id, "mergeLeads", twin.valuationId, null]]);
      expect(await history(twin.valuationId)).toEqual([]);
    });

    test("of a lead that has others brings those along", async () => {
      const third = other();
      await capture(third);
      await merge(twin.valuationId, third.valuationId);
      await merge();
      expect(await readDeskFields(store(), third.valuationId)).toMatchObject({ merged_into: lead });
    });

    test("is refused for another company, for itself, and for what is merged already", async () => {
      const stranger = other({ website: "https://elsewhere.example", businessAnalysis: null });
      await capture(stranger);
      await expect(merge(lead, stranger.valuationId)).rejects.toEqual(code("deskNotSameCompany"));
      await expect(merge(lead, lead)).rejects.toEqual(code("deskLeadUnknown"));
      await merge();
      await expect(merge(twin.valuationId, lead)).rejects.toEqual(code("deskLeadUnknown"));
    });

    test("can be undone: the other is in the list again and goes to the board again", async () => {
      await merge();
      const wanted = async () => (await findJob(store(), "crm-lead", twin.valuationId))?.wanted ?? 0;
      const before = await wanted();
      const pair = { keep: lead, other: twin.valuationId };
      await expect(splitLead(store(), analyst, pair, { now: t0 + 10 })).rejects.toEqual(code("roleRefused"));
      await splitLead(store(), partner, pair, { now: t0 + 10 });
      const { lines } = await listLeads(store(), partner, query("q=northgate"), clock);
      expect(lines.map(({ id }) => id).toSorted()).toEqual([lead, twin.valuationId].toSorted());
      expect(await wanted()).toBe(before + 1);
      for (const id of [lead, twin.valuationId]) {
        const facts = await leadFacts(store(), analyst, id, { ...clock, hasBoard: true });
        const told = facts && "timeline" in facts ? facts.timeline.events : [];
        expect(told.flatMap((event) => (event.what === "action" ? [event.action] : []))).toEqual([
          "splitLead",
          "mergeLeads",
        ]);
      }
      await expect(splitLead(store(), partner, pair, { now: t0 + 11 })).rejects.toEqual(code("deskLeadUnknown"));
    });

    test("shows the other's purchase and contact with the lead that is kept, and leads there", async () => {
      await capture({ ...twin, userPhone: "(757) 555-0118" });
      const bought = { id: randomUUID(), valuationId: twin.valuationId, package: "professional", now: t0 } as const;
      await insertPurchase(store().db, { ...bought, source: "stripe", state: "paid" });
      await merge();
      expect(await leadFacts(store(), analyst, twin.valuationId, { ...clock, hasBoard: true })).toEqual({
        mergedInto: lead,
      });
      expect(await leadFacts(store(), analyst, lead, { ...clock, hasBoard: true })).toMatchObject({
        purchases: [],
        lastPurchase: { package: "professional", isOpen: true },
        merged: [{ id: twin.valuationId, company: "Northgate Dental", phone: "(757) 555-0118" }],
      });
    });

    test("is undone for the other if the kept one is deleted by its owner, and deleted with it by the firm", async () => {
      await merge();
      await deleteLead(store(), owner, { leadId: lead, typed: " Northgate  Dental " }, { now: t0 + 10 });
      expect(await readDeskFields(store(), twin.valuationId)).toBeUndefined();
    });
  });

  describe("delete everywhere", () => {
    test("needs the company's name", async () => {
      const wrong = deleteLead(store(), owner, { leadId: lead, typed: "Northgate" }, { now: t0 });
      await expect(wrong).rejects.toEqual(code("deskNameDiffers"));
      expect(await readDeskFields(store(), lead)).toBeDefined();
    });

    test("of several leads needs their number, and says which were gone", async () => {
      const more = other();
      await capture(more);
      const leadIds = [lead, more.valuationId, randomUUID()];
      const wrong = deleteLeads(store(), owner, { leadIds, typed: "2" }, clock);
      await expect(wrong).rejects.toEqual(code("deskNumberDiffers"));
      await expect(deleteLeads(store(), partner, { leadIds, typed: "3" }, clock)).rejects.toEqual(code("roleRefused"));
      expect(await redeliverLeads(store(), partner, leadIds, clock)).toMatchObject({ done: 2, gone: 1 });
      expect(await deleteLeads(store(), owner, { leadIds, typed: " 3 " }, clock)).toMatchObject({ done: 2, gone: 1 });
      for (const id of leadIds) expect(await readDeskFields(store(), id)).toBeUndefined();
    });

    test("withdraws what was on its way to the board's columns, and is logged", async () => {
      await change(partner, stage("tried"));
      await deleteLead(store(), owner, { leadId: lead, typed: "Northgate Dental" }, { now: t0 + 1 });
      expect(await findJob(store(), "crm-lead-fields", lead)).toBeUndefined();
      expect(await history()).toContainEqual([owner.id, "deletePerson", null, null]);
    });
  });

  describe("an export", () => {
    const formula = other({ corrections: { title: "=HYPERLINK(1)", industry: undefined, location: undefined } });
    beforeEach(() => capture(formula));
    const bytes = async (stream: ReadableStream<Uint8Array>) =>
      new Uint8Array(await new Response(stream).arrayBuffer());

    test("as CSV has every lead of the view, and no formula", async () => {
      const stream = await exportLeads(store(), owner, { query: query("sort=company"), format: "csv" }, clock);
      const text = new TextDecoder().decode(await bytes(stream));
      const lines = text.trim().split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines[1]).toContain(`"'=HYPERLINK(1)"`);
      expect(lines[2]).toContain("Northgate Dental");
      expect((await auditOf(store(), "leads"))[0]).toMatchObject({ actor: owner.id, action: "exportLeads", to: "csv" });
    });

    /** What the firm noted about a lead, with a second one of its company merged into it. */
    async function workOn(leadId: string) {
      const by = { leadId, at: t0 + 10 };
      await changeLead(store(), partner, { ...by, change: { field: "stage", to: "talked" } });
      await changeLead(store(), partner, { ...by, change: { field: "owner", to: owner.id } });
      await changeLead(store(), partner, { ...by, change: { field: "followUp", to: "2026-12-01" } });
      const second = randomUUID();
      await capture({ ...bare, valuationId: second });
      const note = (about: string, text: string, now: number) =>
        writeNote(store(), analyst, { id: randomUUID(), leadId: about, text }, { now });
      await note(leadId, "=Call back", t0 + 20);
      await note(second, "Older, of the other lead", t0 + 15);
      await mergeLeads(store(), partner, { keep: leadId, other: second }, { now: t0 + 30 });
    }

    test("has the firm's own work on each lead, in the words of the list and the firm's time", async () => {
      await workOn(lead);
      const request = { query: query(), format: "csv", selected: [lead] } as const;
      const text = new TextDecoder().decode(await bytes(await exportLeads(store(), owner, request, clock)));
      const [titles = "", cells = ""] = text.split("\r\n");
      const { stage, owner: colleague, followUp } = leadColumnNames;
      expect(titles).toContain(`,${stage},${colleague},${followUp},Call booked for,Notes,Last note,Score,Email,Phone,`);
      expect(titles).not.toMatch(/_/);
      expect(cells).toContain(`,Talked,owner,2026-12-01,,2,"'=Call back",`);
      expect(cells).toMatch(/,2025-11-03 10:00,2025-11-03 10:00$/);
      expect(cells).not.toContain(lead);
    });

    test("as Excel has the same cells: texts as texts, numbers and dates as such", async () => {
      await workOn(formula.valuationId);
      const request = { query: query(), format: "xlsx", selected: [formula.valuationId] } as const;
      const book = await readXlsx(await bytes(await exportLeads(store(), owner, request, clock)));
      const [titles = [], cells = [], ...more] = book.sheets[0]?.rows ?? [];
      const cell = (title: string) => cells[titles.indexOf(title)];
      expect(more).toEqual([]);
      expect(cell("Company")).toBe("=HYPERLINK(1)");
      expect([cell("Value"), cell("Notes"), cell("Last note")]).toEqual([9_900_000, 2, "=Call back"]);
      expect([cell(leadColumnNames.followUp), cell("Received")]).toEqual([
        new Date("2026-12-01T00:00Z"),
        new Date("2025-11-03T10:00Z"),
      ]);
      expect(book.sheets[0]?.cells?.size ?? 0).toBe(0);
    });
  });

  describe("each role", () => {
    const tasks: { readonly [Action in DeskAction]?: (member: Member) => Promise<unknown> } = {
      readLeads: (member) => listLeads(store(), member, query(), clock),
      writeNote: (member) => writeNote(store(), member, { id: randomUUID(), leadId: lead, text: "x" }, { now: t0 }),
      changeStage: (member) => change(member, stage("tried")),
      assignLead: (member) =>
        changeLeads(store(), member, { leadIds: [lead], change: { field: "owner", to: "" }, at: t0 }),
      setFollowUp: (member) => change(member, { field: "followUp", to: "2026-12-24" }),
      mergeLeads: (member) => mergeCandidates(store(), member, lead),
      exportLeads: async (member) =>
        (await exportLeads(store(), member, { query: query(), format: "csv" }, clock)).cancel(),
      deletePerson: (member) => deleteLead(store(), member, { leadId: lead, typed: "Northgate Dental" }, { now: t0 }),
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

  test("a view is saved for its member alone, and replaced under the same name", async () => {
    const save = (address: string) => saveOwnView(store(), { id: lead }, { name: "Texas", address }, { now: t0 });
    await save("state=TX");
    await save("state=TX&sort=-value");
    const [saved, ...more] = await savedViews(store(), lead);
    expect([saved?.name, saved?.address, more]).toEqual(["Texas", "state=TX&sort=-value", []]);
    expect(await savedViews(store(), analyst.id)).toEqual([]);
    await removeView(store(), { id: saved?.id ?? "", memberId: analyst.id });
    expect(await savedViews(store(), lead)).toHaveLength(1);
    await removeView(store(), { id: saved?.id ?? "", memberId: lead });
    expect(await savedViews(store(), lead)).toEqual([]);
  });

  test("a member saves a limited number of views, and can still replace one", async () => {
    const save = (name: string, address = "state=TX") =>
      saveOwnView(store(), { id: lead }, { name, address }, { now: t0 });
    for (let n = 1; n <= maxViews; n += 1) await save(`View ${n}`);
    await expect(save("One more")).rejects.toEqual(code("deskTooManyViews"));
    await save("View 1", "state=OH");
    const views = await savedViews(store(), lead);
    expect(views).toHaveLength(maxViews);
    expect(views.find(({ name }) => name === "View 1")?.address).toBe("state=OH");
  });

  test("the list has its line, its counts and its pages", async () => {
    for (let index = 0; index < 24; index++) await capture(other());
    const first = await listLeads(store(), partner, query("sort=-received"), clock);
    expect(first).toMatchObject({ from: 1, previous: undefined, stopped: false, total: { count: 25, more: false } });
    expect(first.views).toMatchObject({
      all: { count: 25 },
      noContact: { count: 25 },
      call: { count: 0 },
      mine: { count: 0 },
    });
    expect(first.lines).toHaveLength(20);
    expect(first.lines[0]).toMatchObject({
      company: "Northgate Dental",
      stage: "new",
      ownerId: undefined,
      followUpOn: "2025-11-10",
      delivery: "waiting",
    });
    const second = await listLeads(
      store(),
      partner,
      { ...query("sort=-received"), ...(first.next && { page: first.next }) },
      clock,
    );
    expect(second).toMatchObject({ from: 21, next: undefined });
    expect(second.lines).toHaveLength(5);
    const back = await listLeads(
      store(),
      partner,
      { ...query("sort=-received"), ...(second.previous && { page: second.previous }) },
      clock,
    );
    expect(back).toMatchObject({ from: 1, previous: undefined, lines: first.lines, next: first.next });
  });

  test("a list without a match says what each filter costs", async () => {
    const none = await listLeads(store(), partner, query("q=northgate&stage=engaged"), clock);
    expect(none.lines).toEqual([]);
    expect(none.without).toEqual([
      { filter: "search", found: { count: 0, more: false } },
      { filter: "stage", found: { count: 1, more: false } },
    ]);
  });
}
