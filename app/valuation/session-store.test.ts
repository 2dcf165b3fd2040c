import { describe, expect, it, vi } from "vitest";
import { dialogDefaults } from "#domain/valuation/financial-inputs.ts";
import { finishedSession, website } from "./flow-controller.fixture.ts";
import { sessionStore } from "./session-store.ts";

const started = { version: 1, at: "dialog", website, draft: dialogDefaults } as const;
const finished = { ...finishedSession, valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11" };

function tab(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe("sessionStore", () => {
  it("returns what it was given, and nothing after it was cleared", async () => {
    const storage = tab();
    const store = sessionStore(() => storage, vi.fn());
    expect(await store.read()).toBeUndefined();
    store.write(started);
    expect(await store.read()).toEqual(started);
    expect(store.mayHoldResult()).toBe(false);
    store.write(finished);
    expect(await store.read()).toEqual(finished);
    expect(store.mayHoldResult()).toBe(true);
    store.write(undefined);
    expect(await store.read()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it("removes one valuation, and keeps another", async () => {
    const store = sessionStore(tab, vi.fn());
    const storage = tab();
    const kept = sessionStore(() => storage, vi.fn());
    kept.write(finished);
    kept.remove("0b8e2f6c-3a4d-4c1e-9f57-2d6a7b8c9e01");
    expect(await kept.read()).toEqual(finished);
    kept.remove(finished.valuationId);
    expect(storage.entries.size).toBe(0);
    expect(() => store.remove(finished.valuationId)).not.toThrow();
  });

  it("removes malformed entries", async () => {
    const storage = tab(new Map([["valuation", '{"at":"results"}']]));
    const store = sessionStore(() => storage, vi.fn());
    expect(store.mayHoldResult()).toBe(true);
    expect(await store.read()).toBeUndefined();
    expect(store.mayHoldResult()).toBe(false);
  });

  it("works without storage", async () => {
    const log = vi.fn();
    const refused = new Error("The operation is insecure.");
    const store = sessionStore(() => {
      throw refused;
    }, log);
    store.write(started);
    expect(store.mayHoldResult()).toBe(false);
    expect(await store.read()).toBeUndefined();
    expect(log).toHaveBeenCalledWith("The tab keeps no session", refused);
  });
});
