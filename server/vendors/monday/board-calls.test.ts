import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { crmPayload, valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import { captured, fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { createLog } from "#server/ops/log.ts";
import { failureOf } from "#server/vendors/crm/crm.fixture.ts";
import type { CrmFailure } from "#server/vendors/crm/crm-error.ts";
import { type FakeMonday, fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { createBoardCalls } from "./board-calls.ts";

let fake: FakeMonday;
const log = createLog("silent");
const columns = crmColumns();
const payload = crmPayload(leadOf(fullCapture, { now: captured }), { columns, timeZone: newYork, resultLink });
const { signal } = new AbortController();
const making = { signal, key: "crm-lead:1 1" };

beforeAll(async () => {
  fake = await startFakeMonday();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const crmAt = (given: Partial<Parameters<typeof createBoardCalls>[0]> = {}) =>
  createBoardCalls({ ...fakeBoard, apiUrl: fake.url, columns, timeoutMs: 5_000, ...given }, { log });

describe("an item", () => {
  test("is created as the vendor expects: token, version, key, and the columns as a JSON string", async () => {
    const id = await crmAt().createItem(payload, making);
    expect(fake.items()).toEqual([{ id, name: payload.itemName, columns: payload.columnValues, updates: [] }]);
    expect(fake.requests[0]?.request.headers).toMatchObject({
      authorization: fakeBoard.token,
      "api-version": "2026-10",
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(String(fake.args()[0]?.["column_values"]))).toEqual(payload.columnValues);
  });

  test("is created once per key, whatever the first answer was", async () => {
    fake.behave({ mode: "dies", times: 1 });
    expect(await failureOf(crmAt().createItem(payload, making))).toEqual({ kind: "unclear" });
    const id = await crmAt().createItem(payload, making);
    expect(fake.items().map((item) => item.id)).toEqual([id]);
    await crmAt().createItem(payload, { ...making, key: "crm-lead:1 2" });
    expect(fake.items()).toHaveLength(2);
  });

  test("is requested with another key if the vendor only repeats an old refusal", async () => {
    const crm = crmAt({ columns: crmColumns({ notes: "long_text9" }) });
    const bad = { ...payload, columnValues: { long_text9: { text: "x" } } };
    expect((await failureOf(crm.createItem(bad, making))).kind).toBe("column");
    expect((await failureOf(crm.createItem(bad, making))).kind).toBe("column");
    const keys = fake.requests.map(({ request }) => request.headers["idempotency-key"]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys).toHaveLength(3);
  });

  test("is changed and renamed, and found by its notes, oldest first", async () => {
    const crm = crmAt();
    const first = await crm.createItem(payload, making);
    const second = await crm.createItem(payload, { ...making, key: "other" });
    await crm.updateItem(second, { name: "Northgate", text: "Northgate Inc." }, { signal });
    expect(fake.items()[1]).toMatchObject({ id: second, name: "Northgate", columns: { text: "Northgate Inc." } });
    const found = await crm.findItems(fullCapture.valuationId, { signal });
    expect(found.map(({ id }) => id)).toEqual([first, second]);
    expect(found.map(({ notes }) => valuationIdIn({ notes }))).toEqual(Array(2).fill(fullCapture.valuationId));
    expect(await crm.findItems("0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42", { signal })).toEqual([]);
  });

  test("is deleted, and deleting a missing one succeeds", async () => {
    const crm = crmAt();
    const id = await crm.createItem(payload, making);
    await crm.deleteItem(id, { signal });
    await crm.deleteItem(id, { signal });
    expect(fake.items()).toEqual([]);
    expect(await failureOf(crm.updateItem(id, { text: "a" }, { signal }))).toEqual({ kind: "gone" });
  });

  test("keeps its text if that looks like markup", async () => {
    const crm = crmAt();
    const text = "Valuation ID: x\nProfit < value";
    await crm.createItem({ itemName: "A <b> C", columnValues: { long_text2: { text }, text: "<i>" } }, making);
    expect(fake.items()[0]).toMatchObject({ name: "A ‹b› C", columns: { text: "‹i›" } });
    expect((await crm.findItems("Valuation ID: x", { signal }))[0]?.notes).toBe("Valuation ID: x\nProfit ‹ value");
  });
});

describe("a column that the board does not take", () => {
  test("is left out, with a warning to the operator", async () => {
    const warned = vi.spyOn(log, "warn");
    const bad = { ...payload.columnValues, phone: { phone: "call me", countryShortName: "US" }, sde_9: "12" };
    const id = await crmAt().createItem({ ...payload, columnValues: bad }, making);
    const { phone: _, ...rest } = payload.columnValues;
    expect(fake.items()[0]?.columns).toEqual(rest);
    await crmAt().updateItem(id, { text: "Northgate", date: { date: "soon" } }, { signal });
    expect(fake.items()[0]?.columns).toEqual({ ...rest, text: "Northgate" });
    expect(warned.mock.calls.map(([what]) => what)).toEqual([
      { columns: ["phone"] },
      { columns: ["sde_9"] },
      { columns: ["date"] },
    ]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain("call me");
    warned.mockRestore();
  });

  test("does not fail the lead, except for the notes, by which it is found", async () => {
    const crm = crmAt({ columns: crmColumns({ notes: "long_text9" }) });
    const item = { itemName: "a", columnValues: { long_text9: { text: "x" }, text: "y" } };
    expect(await failureOf(crm.createItem(item, making))).toMatchObject({ kind: "column", columnId: "long_text9" });
    expect(fake.items()).toEqual([]);
  });

  const badStage = { ...payload.columnValues, status: { label: "" } };

  test("that is named only by its type costs the columns of that type", async () => {
    fake.behave({ columnErrors: "type" });
    await crmAt().createItem({ ...payload, columnValues: badStage }, making);
    const { status: _, ...rest } = payload.columnValues;
    expect(fake.items()[0]?.columns).toEqual(rest);
    await crmAt().createItem({ ...payload, columnValues: { ...payload.columnValues, numbers: "much" } }, making);
    const numbers = ["numbers", "numbers1", "numbers2", "numbers3", "numbers4"];
    const left = Object.entries(payload.columnValues).filter(([id]) => !numbers.includes(id));
    expect(fake.items()[1]?.columns).toEqual(Object.fromEntries(left));
  });

  test("that is not named at all costs everything except name and notes", async () => {
    fake.behave({ columnErrors: "nothing" });
    await crmAt().createItem({ ...payload, columnValues: badStage }, making);
    const { long_text2 } = payload.columnValues;
    expect(fake.items()).toMatchObject([{ name: payload.itemName, columns: { long_text2 } }]);
    expect(Object.keys(fake.items()[0]?.columns ?? {})).toEqual(["long_text2"]);
  });

  test("if there are too many, the board is another one: only name and notes are sent", async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`other_${at}`, "x"]));
    const columnValues = { ...many, long_text2: { text: "x" } };
    await crmAt().createItem({ itemName: "a", columnValues }, making);
    expect(fake.items()).toMatchObject([{ name: "a", columns: { long_text2: { text: "x" } } }]);
    expect(fake.requests).toHaveLength(7);
  });
});

describe("a comment", () => {
  test("is added to an item, found, and deleted", async () => {
    const crm = crmAt();
    const item = await crm.createItem(payload, making);
    const id = await crm.addComment(item, "Message ID: 7\nHello <b> & co", making);
    expect(fake.items()[0]?.updates).toEqual([{ id, body: "Message ID: 7<br>Hello &lt;b&gt; &amp; co" }]);
    expect(await crm.findComments(item, { signal })).toEqual([{ id, text: "Message ID: 7\nHello <b> & co" }]);
    expect(await crm.findComments("1", { signal })).toEqual([]);
    await crm.deleteComment(id, { signal });
    await crm.deleteComment(id, { signal });
    expect(fake.items()[0]?.updates).toEqual([]);
    expect(await failureOf(crm.addComment("1", "x", making))).toEqual({ kind: "gone" });
  });
});

describe("a board that fails", () => {
  test.each<[Parameters<FakeMonday["behave"]>[0], CrmFailure]>([
    [{ mode: "fails" }, { kind: "unclear" }],
    [{ mode: "failsAfter" }, { kind: "unclear" }],
    [{ mode: "dies" }, { kind: "unclear" }],
    [{ mode: "garbled" }, { kind: "unclear" }],
    [
      { mode: "rateLimited", retryInSeconds: 9 },
      { kind: "busy", seconds: 9 },
    ],
    [
      { mode: "complexity", retryInSeconds: 23 },
      { kind: "busy", seconds: 23 },
    ],
    [{ mode: "unauthorized" }, { kind: "settings" }],
  ])("%j", async (behavior, failure) => {
    fake.behave(behavior);
    expect(await failureOf(crmAt().createItem(payload, making))).toEqual(failure);
  });

  test("is given up after its time limit, and when the lease is lost", async () => {
    fake.behave({ mode: "stalls" });
    expect(await failureOf(crmAt({ timeoutMs: 20 }).createItem(payload, making))).toEqual({ kind: "unclear" });
    const lost = new AbortController();
    const asking = failureOf(crmAt().createItem(payload, { ...making, signal: lost.signal }));
    await fake.arrived(2);
    lost.abort();
    expect(await asking).toEqual({ kind: "unclear" });
  });

  test("a wrong token, board or address is reported", async () => {
    expect(await failureOf(crmAt({ token: "another-token" }).createItem(payload, making))).toEqual({
      kind: "settings",
    });
    expect(await failureOf(crmAt({ boardId: "1" }).createItem(payload, making))).toEqual({ kind: "settings" });
    expect(await failureOf(crmAt({ boardId: "1" }).findItems("x", { signal }))).toEqual({ kind: "settings" });
    const gone = await startFakeMonday();
    await gone.stop();
    const nobody = crmAt({ apiUrl: gone.url }).findItems("x", { signal });
    await expect(nobody).rejects.toThrow("monday.com: no answer (ECONNREFUSED)");
  });
});

describe("stage, owner and follow-up", () => {
  const at = (time: string) => Date.parse(time);

  test("are written, read with the times of their last change, and emptied", async () => {
    const crm = crmAt();
    const id = await crm.createItem(payload, making);
    const written = await crm.writeFields(id, { stage: "meeting", owner: "501", followUp: "2026-07-01" }, { signal });
    fake.changeByHand(id, { status: { label: "talked " } }, at("2026-05-05T10:00:00Z"));
    expect(await crm.readFields(id, { signal })).toEqual({
      ...written,
      stage: { value: "talked", at: at("2026-05-05T10:00:00Z") },
    });
    expect([written.owner?.value, written.followUp?.value]).toEqual(["501", "2026-07-01"]);
    const emptied = await crm.writeFields(id, { owner: "", followUp: "" }, { signal });
    expect(emptied).toMatchObject({ owner: { value: "", at: undefined }, followUp: { value: "", at: undefined } });
    fake.deleteByHand(id);
    expect(await crm.readFields(id, { signal })).toBeUndefined();
  });

  test.each<[string, Record<string, unknown>, object]>([
    ["a label of the firm", { status: { label: "NDA signed" } }, { stage: { value: undefined } }],
    ["a team", { person: { personsAndTeams: [{ id: 7, kind: "team" }] } }, { owner: { value: undefined } }],
    [
      "several people",
      {
        person: {
          personsAndTeams: [
            { id: 7, kind: "team" },
            { id: 8, kind: "person" },
            { id: 9, kind: "person" },
          ],
        },
      },
      { owner: { value: "8" } },
    ],
  ])("show %s as far as the desk can have it", async (_, values, expected) => {
    const crm = crmAt();
    const id = await crm.createItem(payload, making);
    fake.changeByHand(id, values);
    expect(await crm.readFields(id, { signal })).toMatchObject(expected);
  });

  test("leave out a column that the board does not have, or that the settings leave out", async () => {
    const other = crmAt({ columns: crmColumns({ owner: "people9" }) });
    const id = await other.createItem(payload, making);
    const after = await other.writeFields(id, { stage: "tried", owner: "501" }, { signal });
    expect(after).toMatchObject({ stage: { value: "tried" } });
    expect(after.owner).toBeUndefined();
    expect(crmAt({ columns: crmColumns({ owner: null }) }).fields).toEqual(["stage", "followUp"]);
  });

  test("belong to people who are found by their address", async () => {
    fake.setPeople([{ id: "501", email: "anita@firm.example" }]);
    const emails = ["anita@firm.example", "daniel@firm.example"];
    expect(await crmAt().findPeople(emails, { signal })).toEqual(new Map([["anita@firm.example", "501"]]));
  });
});
