import { describe, expect, it, vi } from "vitest";
import { idOf, memoryStorage, reader, request } from "./lead.fixture.ts";
import { unsentLeads, unsentLimits } from "./unsent-leads.ts";

const day = 24 * 60 * 60_000;
const start = Date.UTC(2025, 10, 3, 10);
const key = `unsent-lead:${request.valuationId}`;

function setUp() {
  const storage = memoryStorage();
  const log = vi.fn();
  const clock = { now: start };
  return { storage, log, clock, unsent: unsentLeads({ storage: () => storage, reader, now: () => clock.now, log }) };
}

describe("an unsent capture", () => {
  it("is found again unchanged, in this visit and the next", async () => {
    const { storage, log, unsent } = setUp();
    const kept = unsent.keep(request);
    expect(unsent.ids()).toEqual([request.valuationId]);
    expect(await unsent.find(request.valuationId)).toEqual(kept);
    const next = unsentLeads({ storage: () => storage, reader, now: () => start + day, log });
    expect(await next.find(request.valuationId)).toEqual(kept);
  });

  it("is replaced by a later one, which stays when the earlier one is acknowledged", async () => {
    const { unsent } = setUp();
    const earlier = unsent.keep(request);
    const later = unsent.keep({ ...request, userEmail: "owner@northgate.example" });
    unsent.drop(earlier);
    expect(await unsent.find(request.valuationId)).toEqual(later);
    unsent.drop(later);
    expect(unsent.ids()).toEqual([]);
  });

  it("leaves other storage entries alone", () => {
    const { storage, unsent } = setUp();
    storage.setItem("contact", "{}");
    expect(unsent.ids()).toEqual([]);
    unsent.drop(unsent.keep(request));
    expect([...storage.entries.keys()]).toEqual(["contact"]);
  });

  it.each([
    [unsentLimits.days * day - 1, true],
    [unsentLimits.days * day, false],
  ])("after %d ms still exists: %s", async (age, isThere) => {
    const { clock, unsent } = setUp();
    unsent.keep(request);
    clock.now += age;
    expect((await unsent.find(request.valuationId)) !== undefined).toBe(isThere);
    expect(unsent.ids()).toHaveLength(isThere ? 1 : 0);
  });

  it.each([
    ["no JSON", "{"],
    ["another version", JSON.stringify({ version: 2, savedAt: start, request })],
    ["no time", JSON.stringify({ version: 1, request })],
    [
      "another valuation's",
      JSON.stringify({ version: 1, savedAt: start, request: { ...request, valuationId: idOf(1) } }),
    ],
    ["no record", JSON.stringify({ version: 1, savedAt: start, request: { ...request, financialInputs: null } })],
    ["more than a record", JSON.stringify({ version: 1, savedAt: start, request: { ...request, more: true } })],
  ])("that is malformed (%s) is removed", async (_, text) => {
    const { storage, unsent } = setUp();
    storage.setItem(key, text);
    expect(await unsent.find(request.valuationId)).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it("is limited in number: the oldest is dropped", () => {
    const { storage, clock, unsent } = setUp();
    storage.setItem("unsent-lead:spoilt", "{");
    for (let number = 0; number < unsentLimits.most; number += 1) {
      clock.now += 1;
      unsent.keep({ ...request, valuationId: idOf(number) });
    }
    expect(unsent.ids()).not.toContain("spoilt");
    expect(unsent.ids()).toHaveLength(unsentLimits.most);
    clock.now += 1;
    unsent.keep({ ...request, valuationId: idOf(99) });
    expect(unsent.ids()).toHaveLength(unsentLimits.most);
    expect(unsent.ids()).not.toContain(idOf(0));
    expect(unsent.ids()).toContain(idOf(99));
  });

  it("does not throw when storage is blocked or full", async () => {
    const log = vi.fn();
    const blocked = unsentLeads({
      storage: () => {
        throw new Error("SecurityError");
      },
      reader,
      now: () => start,
      log,
    });
    expect(blocked.keep(request).request).toBe(request);
    expect(blocked.ids()).toEqual([]);
    expect(await blocked.find(request.valuationId)).toBeUndefined();
    blocked.drop(blocked.keep(request));
    expect(log).toHaveBeenCalled();
  });
});
