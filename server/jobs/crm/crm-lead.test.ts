import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { crmStage } from "#domain/leads/crm-payload.ts";
import { mergeLeads, splitLead } from "#server/services/desk/leads/merge-leads.ts";
import { crmFixture, valuationId, verifyMs } from "#tests/support/crm.fixture.ts";

const fixture = crmFixture();
const { run, capture, clock, items, row } = fixture;
const fake = () => fixture.fake();
const operations = () => fake().requests.map(({ operation }) => operation);

describe("a lead's delivery", () => {
  test("creates an item, stores its id, and verifies later that there is exactly one", async () => {
    await capture();
    await run();
    const [item] = items();
    expect(item).toMatchObject({ name: "Northgate Dental – $9.9M", columns: { status: { label: crmStage } } });
    expect(await row()).toMatchObject({ state: "ready", run_at: clock.now + verifyMs, last_error: null });
    expect(JSON.parse((await row())?.memo ?? "")).toEqual({ itemId: item?.id, wanted: 1, sentAt: clock.now });
    await fixture.settle();
    expect(operations()).toEqual(["create_item", "items_page"]);
    expect(await row()).toMatchObject({ state: "done", memo: JSON.stringify({ itemId: item?.id, wanted: 1 }) });
  });

  test("of a change updates the same item and leaves the firm's own columns alone", async () => {
    await capture({ userEmail: undefined });
    await fixture.settle();
    await capture({ userEmail: "owner@northgate-dental.example", corrections: { title: "Northgate" } });
    await fixture.settle();
    expect(operations()).toEqual(["create_item", "items_page", "change_multiple_column_values"]);
    expect(items()).toMatchObject([
      { name: "Northgate – $9.9M", columns: { text: "Northgate", email: { email: "owner@northgate-dental.example" } } },
    ]);
    const sent = Object.keys(JSON.parse(String(fake().requests[2]?.args["column_values"])));
    for (const column of ["status", "date4", "date"]) expect(sent).not.toContain(column);
  });

  test("of a merged lead removes its item, and of an undone merge creates one again", async () => {
    await capture();
    const kept = randomUUID();
    await capture({ valuationId: kept });
    await fixture.request(undefined, kept);
    const partner = { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" } as const;
    const [pair, at] = [{ keep: kept, other: valuationId }, { now: clock.now }];
    const notes = () => items().map((item) => JSON.stringify(item.columns));
    await fixture.settle();
    await mergeLeads(fixture.store(), partner, pair, at);
    await fixture.settle();
    expect(notes()).toEqual([expect.stringContaining(kept)]);
    await splitLead(fixture.store(), partner, pair, at);
    await fixture.settle();
    expect(notes()).toEqual([expect.stringContaining(kept), expect.stringContaining(valuationId)]);
  });

  test("of a saved panel updates the notes of the same item", async () => {
    await capture();
    await fixture.settle();
    await capture({ depth: exampleDepth });
    await fixture.settle();
    expect(operations()).toEqual(["create_item", "items_page", "change_multiple_column_values"]);
    const [item] = items();
    expect(item?.columns).toHaveProperty("long_text2.text", expect.stringContaining("Readiness: 56 of 100;"));
  });

  test("of a change before the verification goes out at once, and the verification still runs", async () => {
    await capture();
    await run();
    clock.now += 1_000;
    await capture({ userPhone: "212 555 0100" });
    await run();
    expect(operations()).toEqual(["create_item", "change_multiple_column_values"]);
    expect(await row()).toMatchObject({ run_at: clock.now - 1_000 + verifyMs });
    await fixture.settle();
    expect(operations()).toEqual(["create_item", "change_multiple_column_values", "items_page"]);
  });

  test("whose item the firm has deleted creates another when the lead changes, and not before", async () => {
    await capture();
    await run();
    await deleteByHand();
    await fixture.settle();
    expect(items()).toEqual([]);
    await capture({ userPhone: "212 555 0100" });
    await fixture.settle();
    expect(items()).toHaveLength(1);
    expect(await row()).toMatchObject({ state: "done" });
  });

  async function deleteByHand(): Promise<void> {
    const [item] = items();
    const body = JSON.stringify({
      query: "mutation D($i: ID!) { delete_item(item_id: $i) { id } }",
      variables: { i: item?.id },
    });
    await fetch(fake().url, {
      method: "POST",
      body,
      headers: { Authorization: "fake-token-1", "API-Version": "2026-10" },
    });
  }
});

describe("a delivery that fails", () => {
  test.each([
    ["rateLimited", 30],
    ["complexity", 12],
  ] as const)("%s waits as long as it is asked to, and needs no verification", async (mode, retryInSeconds) => {
    await capture();
    fake().behave({ mode, retryInSeconds });
    expect(await run()).toMatchObject({ retry: true, inSeconds: retryInSeconds, memo: {} });
    expect((await row())?.memo).toBe("{}");
  });

  test("resumes once the token or the board is corrected", async () => {
    await capture();
    fake().behave({ mode: "unauthorized" });
    expect(await run()).toEqual({ retry: true, reason: "monday.com: UserUnauthorizedException, HTTP 200", memo: {} });
    fake().behave({ mode: "well" });
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });

  test("is dead when the request itself is refused, and logs nothing about the person", async () => {
    await capture({ website: "https://northgate-dental.example" });
    await run({
      crm: (crm) => ({
        ...crm,
        createItem: ({ columnValues }, making) => crm.createItem({ itemName: "", columnValues }, making),
      }),
    });
    expect(await row()).toMatchObject({ state: "dead", last_error: "monday.com: ItemNameTooLongException, HTTP 200" });
  });

  test("because the board refuses the notes resumes once their column is corrected", async () => {
    await capture();
    const badNotes = await run({
      crm: (crm) => ({
        ...crm,
        createItem: ({ itemName }, making) =>
          crm.createItem({ itemName, columnValues: { long_text2: "no object" } }, making),
      }),
    });
    expect(badNotes).toMatchObject({ retry: true, reason: expect.stringContaining("column long_text2") });
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });

  test("because its record is of another version keeps the item", async () => {
    await capture();
    await fixture.settle();
    await fixture.store().db.updateTable("lead").set({ record: "{}" }).execute();
    await fixture.request();
    expect(await run()).toEqual({ dead: true, reason: "the stored lead cannot be read" });
    expect(items()).toHaveLength(1);
  });
});

describe("a deleted lead", () => {
  test("has no item anymore, whether its id was known or not", async () => {
    await capture();
    await fixture.settle();
    await fixture.deleteLead();
    await fixture.settle();
    expect(items()).toEqual([]);
    expect(await row()).toMatchObject({ state: "done", memo: "{}" });
  });

  test("that was never delivered leaves nothing", async () => {
    await capture();
    await fixture.deleteLead();
    await fixture.settle();
    expect(operations()).toEqual(["items_page"]);
  });

  test("whose item is being created loses it right after", async () => {
    await capture();
    await run({
      crm: (crm) => ({
        ...crm,
        createItem: async (...asked) => {
          await fixture.deleteLead();
          return crm.createItem(...asked);
        },
      }),
    });
    expect(items()).toHaveLength(1);
    await fixture.settle();
    expect(items()).toEqual([]);
  });

  test("whose item lands after everything was removed loses it at verification", async () => {
    await capture();
    fake().behave({ mode: "late", times: 1, keys: false });
    await fixture.runGivingUp(1);
    await fixture.deleteLead();
    clock.now += 2_000;
    await run();
    expect(items()).toEqual([]);
    await fake().release();
    expect(items()).toHaveLength(1);
    await fixture.settle();
    expect(items()).toEqual([]);
  });

  test("may return with the same valuation", async () => {
    await capture();
    await fixture.settle();
    await fixture.deleteLead();
    await fixture.settle();
    await capture();
    await fixture.settle();
    expect(items()).toHaveLength(1);
    expect(items()[0]?.columns["long_text2"]).toMatchObject({ text: expect.stringContaining(valuationId) });
  });
});
