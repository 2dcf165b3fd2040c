import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import type { CaptureOutcome } from "#app/valuation/services.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import { idOf, memoryStorage, reader, request } from "./lead.fixture.ts";
import { createOutbox, type Delivery } from "./outbox.ts";
import { unsentLeads } from "./unsent-leads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const later: Delivery = { kind: "later", reason: new Error("offline") };
const stored: Delivery = { kind: "stored" };

/** A tab whose deliveries end as the test lists them, and then with `stored`. */
function tab(deliveries: readonly (Delivery | Promise<Delivery>)[] = [], storage = memoryStorage()) {
  const left = [...deliveries];
  const sent: LeadRequest[] = [];
  const told: CaptureOutcome[] = [];
  const log = vi.fn();
  const outbox = createOutbox({
    unsent: unsentLeads({ storage: () => storage, reader, now: Date.now, log }),
    async deliver(lead) {
      // Stored before it is sent: the tab may close at any moment.
      expect(storage.entries.has(`unsent-lead:${lead.valuationId}`)).toBe(true);
      sent.push(lead);
      return left.shift() ?? stored;
    },
    clock: browserClock,
    log,
  });
  return { outbox, storage, sent, told, log, tell: (outcome: CaptureOutcome) => void told.push(outcome) };
}

describe("a capture", () => {
  it("is sent at once, and removed when it is acknowledged", async () => {
    const { outbox, storage, sent, told, tell } = tab([{ kind: "stored", mail: "onItsWay" }]);
    outbox.put(request, tell);
    await pass(0);
    expect(sent).toEqual([request]);
    expect(told).toEqual([{ lead: "stored", mail: "onItsWay" }]);
    expect(storage.entries.size).toBe(0);
    await pass(600_000);
    expect(sent).toHaveLength(1);
  });

  it("is sent again after 2, 8 and 30 seconds, then every two minutes", async () => {
    const { outbox, sent, told, tell, log } = tab(Array(6).fill(later));
    outbox.put(request, tell);
    await pass(0);
    for (const [index, wait] of [2_000, 8_000, 30_000, 120_000, 120_000, 120_000].entries()) {
      await pass(wait - 1);
      expect(sent).toHaveLength(index + 1);
      expect(told.at(-1)).toEqual({ lead: "kept" });
      await pass(1);
      expect(sent).toHaveLength(index + 2);
    }
    expect(told.at(-1)).toEqual({ lead: "stored" });
    expect(log).toHaveBeenCalledOnce();
  });

  it("waits as long as the server asks, whatever happens meanwhile", async () => {
    const { outbox, sent, told, tell } = tab([{ ...later, afterMs: 60_000 } as Delivery]);
    outbox.put(request, tell);
    await pass(30_000);
    outbox.retry();
    outbox.resume();
    outbox.put({ ...request, userPhone: "212 555 0142" }, tell);
    expect(told.at(-1)).toEqual({ lead: "kept" });
    await pass(29_999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ userPhone: "212 555 0142" });
    expect(told.at(-1)).toEqual({ lead: "stored" });
  });

  it("is sent as soon as the browser is online again", async () => {
    const { outbox, sent, told, tell } = tab([later, later, later]);
    outbox.put(request, tell);
    await pass(10_000);
    expect(sent).toHaveLength(3);
    outbox.retry();
    await pass(0);
    expect(sent).toHaveLength(4);
    expect(told.at(-1)).toEqual({ lead: "stored" });
    await pass(600_000);
    expect(sent).toHaveLength(4);
  });

  it.each<[Delivery, CaptureOutcome]>([
    [{ kind: "never", reason: new Error("HTTP 400") }, { lead: "failed" }],
    [{ kind: "skipped" }, { lead: "skipped" }],
    [{ kind: "deleted" }, { lead: "deleted" }],
  ])("that ends with %j is not sent again", async (delivery, outcome) => {
    const { outbox, storage, sent, told, tell, log } = tab([delivery]);
    outbox.put(request, tell);
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(told).toEqual([outcome]);
    expect(storage.entries.size).toBe(0);
    // Do not report the fate of a deleted valuation.
    expect(log).toHaveBeenCalledTimes(delivery.kind === "never" ? 1 : 0);
  });

  it("of a valuation deleted here is neither kept nor sent again", async () => {
    const under = Promise.withResolvers<Delivery>();
    const { outbox, storage, sent, tell } = tab([later, under.promise]);
    outbox.put(request, tell);
    await pass(0);
    outbox.remove(request.valuationId);
    expect(storage.entries.size).toBe(0);
    await pass(600_000);
    expect(sent).toHaveLength(1);

    outbox.put(request, tell);
    await pass(0);
    outbox.remove(request.valuationId);
    under.resolve(later);
    await pass(600_000);
    expect(sent).toHaveLength(2);
    outbox.retry();
    outbox.resume();
    await pass(600_000);
    expect([sent.length, storage.entries.size]).toEqual([2, 0]);
  });

  it("of another valuation continues when one is deleted", async () => {
    const { outbox, sent, tell } = tab([later]);
    outbox.put({ ...request, valuationId: idOf(2) }, tell);
    await pass(0);
    outbox.remove(request.valuationId);
    await pass(2_000);
    expect(sent).toHaveLength(2);
  });

  it("that replaces one under way is sent after it, and only then removed", async () => {
    const first = Promise.withResolvers<Delivery>();
    const { outbox, storage, sent, told, tell } = tab([first.promise]);
    outbox.put(request, () => tell({ lead: "stored" }));
    outbox.put({ ...request, userEmail: "a@b.example" }, tell);
    outbox.put({ ...request, userEmail: "c@d.example" }, tell);
    expect(sent).toHaveLength(1);
    first.resolve(stored);
    await pass(0);
    expect(sent.map(({ userEmail }) => userEmail)).toEqual([undefined, "c@d.example"]);
    expect(told).toHaveLength(2);
    expect(storage.entries.size).toBe(0);
  });

  it("is sent even without storage", async () => {
    const sent: LeadRequest[] = [];
    const log = vi.fn();
    const outbox = createOutbox({
      unsent: unsentLeads({
        storage: () => {
          throw new Error("SecurityError");
        },
        reader,
        now: Date.now,
        log,
      }),
      async deliver(lead) {
        sent.push(lead);
        return sent.length === 1 ? later : stored;
      },
      clock: browserClock,
      log,
    });
    const told: CaptureOutcome[] = [];
    outbox.put(request, (outcome) => told.push(outcome));
    await pass(2_000);
    expect(sent).toEqual([request, request]);
    expect(told.at(-1)).toEqual({ lead: "stored" });
  });
});

describe("a later visit", () => {
  it("sends what an earlier one could not", async () => {
    const closed = tab([later, later]);
    closed.outbox.put(request, closed.tell);
    closed.outbox.put({ ...request, valuationId: idOf(2) }, closed.tell);
    await pass(0);
    const next = tab([later], closed.storage);
    next.outbox.resume();
    await pass(2_000);
    expect(new Set(next.sent.map(({ valuationId }) => valuationId))).toEqual(new Set([request.valuationId, idOf(2)]));
    expect(closed.storage.entries.size).toBe(0);
  });

  it("removes malformed entries", async () => {
    const { outbox, storage, sent } = tab();
    storage.setItem(`unsent-lead:${request.valuationId}`, "spoilt");
    outbox.resume();
    await pass(600_000);
    expect(sent).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it("sends the flow's own capture of the same valuation first and last", async () => {
    const storage = memoryStorage();
    const closed = tab([later], storage);
    closed.outbox.put(request, closed.tell);
    await pass(0);
    const next = tab([], storage);
    next.outbox.resume();
    next.outbox.put({ ...request, userEmail: "a@b.example" }, next.tell);
    await pass(0);
    expect(next.sent.at(-1)).toMatchObject({ userEmail: "a@b.example" });
    expect(next.told).toEqual([{ lead: "stored" }]);
    expect(storage.entries.size).toBe(0);
    await pass(600_000);
    expect(next.sent).toHaveLength(1);
  });
});

describe("two tabs", () => {
  it("do not resend what one of them has delivered", async () => {
    const storage = memoryStorage();
    const first = tab([later], storage);
    const second = tab([later], storage);
    first.outbox.put(request, first.tell);
    await pass(0);
    second.outbox.resume();
    await pass(0);
    expect(second.sent).toHaveLength(1);
    first.outbox.retry();
    await pass(600_000);
    expect(first.told.at(-1)).toEqual({ lead: "stored" });
    expect(second.sent).toHaveLength(1);
  });

  it("never send an older capture after a newer one", async () => {
    const storage = memoryStorage();
    const first = tab([later, later], storage);
    const second = tab([later], storage);
    first.outbox.put(request, first.tell);
    await pass(0);
    second.outbox.resume();
    await pass(0);
    first.outbox.put({ ...request, userEmail: "a@b.example" }, first.tell);
    await pass(0);
    second.outbox.retry();
    await pass(0);
    expect(second.sent.at(-1)).toMatchObject({ userEmail: "a@b.example" });
  });
});
