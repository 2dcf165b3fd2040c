import { randomUUID } from "node:crypto";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { leadColumnNames } from "#content/desk/leads/leads.ts";
import { maxViews } from "#contracts/desk-lead.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { exportLeads } from "#server/services/desk/leads/export-leads.ts";
import { listLeads } from "#server/services/desk/leads/list-leads.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { saveOwnView } from "#server/services/desk/leads/save-view.ts";
import { writeNote } from "#server/services/desk/leads/write-note.ts";
import { bare, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { chooseColumns, chosenColumns } from "#server/store/desk/leads/chosen-columns.ts";
import { removeView, savedViews } from "#server/store/desk/leads/saved-views.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { clock, code, deskLeadsFixture, query } from "./desk-leads.fixture.ts";

/** The list, its views and columns, and its export, on both engines. */
export function leadListContract(services: ServiceFixture): void {
  describe("the desk's list of leads", () => describeAll(services));
}

function describeAll(services: ServiceFixture): void {
  const { store, capture, lead, members } = deskLeadsFixture(services);
  const { analyst, partner, owner } = members;

  test("the columns that a member chose are kept for that member, until the usual ones are chosen again", async () => {
    await chooseColumns(store(), partner.id, ["value", "received"]);
    await chooseColumns(store(), partner.id, ["score"]);
    expect(await chosenColumns(store(), partner.id)).toEqual(["score"]);
    expect(await chosenColumns(store(), analyst.id)).toBeUndefined();
    await chooseColumns(store(), partner.id, undefined);
    expect(await chosenColumns(store(), partner.id)).toBeUndefined();
  });

  test("the list shows what was bought before what the firm opened", async () => {
    const shown = async () => (await listLeads(store(), analyst, query(), clock)).lines.find(({ id }) => id === lead());
    const purchase = { valuationId: lead(), now: t0 } as const;
    const granted = { id: randomUUID(), source: "firm", package: "professional", state: "paid" } as const;
    await insertPurchase(store().db, { ...purchase, ...granted });
    expect((await shown())?.purchase).toMatchObject({ granted: true, state: "paid" });
    const disputed = { id: randomUUID(), source: "stripe", package: "exitReadiness", state: "disputed" } as const;
    await insertPurchase(store().db, { ...purchase, ...disputed });
    expect((await shown())?.purchase).toMatchObject({ granted: false, state: "disputed" });
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
      await workOn(lead());
      const request = { query: query(), format: "csv", selected: [lead()] } as const;
      const text = new TextDecoder().decode(await bytes(await exportLeads(store(), owner, request, clock)));
      const [titles = "", cells = ""] = text.split("\r\n");
      const { stage, owner: colleague, followUp } = leadColumnNames;
      expect(titles).toContain(`,${stage},${colleague},${followUp},Call booked for,Notes,Last note,Score,Email,Phone,`);
      expect(titles).not.toMatch(/_/);
      expect(cells).toContain(`,Talked,owner,2026-12-01,,2,"'=Call back",`);
      expect(cells).toMatch(/,2025-11-03 10:00,2025-11-03 10:00$/);
      expect(cells).not.toContain(lead());
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

  test("a view is saved for its member alone, and replaced under the same name", async () => {
    const save = (address: string) => saveOwnView(store(), { id: lead() }, { name: "Texas", address }, { now: t0 });
    await save("state=TX");
    await save("state=TX&sort=-value");
    const [saved, ...more] = await savedViews(store(), lead());
    expect([saved?.name, saved?.address, more]).toEqual(["Texas", "state=TX&sort=-value", []]);
    expect(await savedViews(store(), analyst.id)).toEqual([]);
    await removeView(store(), { id: saved?.id ?? "", memberId: analyst.id });
    expect(await savedViews(store(), lead())).toHaveLength(1);
    await removeView(store(), { id: saved?.id ?? "", memberId: lead() });
    expect(await savedViews(store(), lead())).toEqual([]);
  });

  test("a member saves a limited number of views, and can still replace one", async () => {
    const save = (name: string, address = "state=TX") =>
      saveOwnView(store(), { id: lead() }, { name, address }, { now: t0 });
    for (let n = 1; n <= maxViews; n += 1) await save(`View ${n}`);
    await expect(save("One more")).rejects.toEqual(code("deskTooManyViews"));
    await save("View 1", "state=OH");
    const views = await savedViews(store(), lead());
    expect(views).toHaveLength(maxViews);
    expect(views.find(({ name }) => name === "View 1")?.address).toBe("state=OH");
  });

  test("the list has its line, its counts and its pages", async () => {
    for (let index = 0; index < 24; index++) await capture(other());
    const first = await listLeads(store(), partner, query("sort=-received"), clock);
    expect(first).toMatchObject({
      from: 1,
      previous: undefined,
      stopped: false,
      total: { count: 25, isCapped: false },
    });
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
      { filter: "search", found: { count: 0, isCapped: false } },
      { filter: "stage", found: { count: 1, isCapped: false } },
    ]);
  });
}
