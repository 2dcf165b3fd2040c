import { describe, expect, test } from "vitest";
import type { StoredMessage } from "#contracts/contact-message.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import { insertMessage } from "#server/store/messages.ts";
import { crmBench, valuationId } from "#tests/support/crm-bench.ts";

const bench = crmBench();
const kind = jobKinds.crmMessage;
const messageId = "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42";
const fake = () => bench.fake();
const row = () => bench.row(kind, messageId);
const notes = () => bench.items().map(({ columns }) => (columns["long_text2"] as { text: string }).text.split("\n")[0]);

async function write(change: Partial<StoredMessage> = {}, { suspect = false } = {}): Promise<void> {
  const message: StoredMessage = {
    messageId,
    kind: "contact",
    name: "Ada Owner",
    email: "ada@firm.example",
    message: "May we talk?",
    ...change,
  };
  await insertMessage(bench.store().db, { id: messageId, createdAt: bench.clock.now, suspect, message });
  await bench.wish(kind, messageId);
}
async function remove(): Promise<void> {
  await bench.store().db.deleteFrom("message").execute();
  await bench.wish(kind, messageId);
}

describe("a message about no valuation", () => {
  test("becomes an item of its own, once, however its first try ended", async () => {
    fake().behave({ mode: "failsAfter", times: 1, keys: false, lagMs: 5_000 });
    await write();
    await bench.settle(kind);
    expect(notes()).toEqual([`Message ID: ${messageId}`]);
    expect((await row())?.state).toBe("done");
  });

  test("is written once and never again, whatever is wished for", async () => {
    await write();
    await bench.settle(kind);
    await bench.wish(kind, messageId);
    await bench.settle(kind);
    expect(fake().asked("create_item")).toBe(1);
    expect(fake().asked("change_multiple_column_values")).toBe(0);
  });

  test("leaves the board when the person asks for it", async () => {
    await write();
    await bench.settle(kind);
    await remove();
    await bench.settle(kind);
    expect(bench.items()).toEqual([]);
  });

  test("that fell into the trap stays off the board", async () => {
    await write({ homepage: "https://spam.example" }, { suspect: true });
    await bench.settle(kind);
    expect(bench.items()).toEqual([]);
    expect((await row())?.state).toBe("done");
  });

  test("that this version cannot read is dead, and its item stays", async () => {
    await write();
    await bench.settle(kind);
    await bench.store().db.updateTable("message").set({ record: "{}" }).execute();
    await bench.wish(kind, messageId);
    expect(await bench.run({}, kind)).toEqual({ dead: true, reason: "the stored message cannot be read" });
    expect(bench.items()).toHaveLength(1);
  });
});

describe("a message about a valuation", () => {
  const updates = () => bench.items().flatMap((item) => item.updates.map(({ body }) => body.split("<br>")[0]));

  test("becomes a comment on the lead's item, once", async () => {
    await bench.capture();
    await bench.settle();
    fake().behave({ mode: "dies", times: 1, keys: false });
    await write({ valuationId, kind: "report", package: "professional" });
    await bench.settle(kind);
    expect(bench.items()).toHaveLength(1);
    expect(updates()).toEqual([`Message ID: ${messageId}`]);
    await remove();
    await bench.settle(kind);
    expect(updates()).toEqual([]);
    expect(bench.items()).toHaveLength(1);
  });

  test("that the board writes twice is there once in the end", async () => {
    await bench.capture();
    await bench.settle();
    fake().behave({ mode: "repeats", times: 1, keys: false });
    await write({ valuationId });
    await bench.run({}, kind);
    expect(updates()).toHaveLength(2);
    await bench.settle(kind);
    expect(updates()).toHaveLength(1);
  });

  test("becomes an item of its own while nobody is sure which item of the lead stays", async () => {
    await bench.capture();
    await bench.run();
    await write({ valuationId });
    await bench.settle(kind);
    expect(notes()).toEqual([`Valuation ID: ${valuationId}`, `Message ID: ${messageId}`]);
    await bench.settle();
    // What was decided stays: the copies are all sought in one place.
    await bench.wish(kind, messageId);
    await bench.settle(kind);
    expect([bench.items().length, updates().length]).toEqual([2, 0]);
  });

  test("becomes an item of its own where the lead's item went", async () => {
    await bench.capture();
    await bench.settle();
    const [item] = bench.items();
    await bench.crm().deleteItem(item?.id ?? "", { signal: new AbortController().signal });
    await write({ valuationId });
    await bench.settle(kind);
    expect(notes()).toEqual([`Message ID: ${messageId}`]);
    expect((await row())?.state).toBe("done");
  });
});
