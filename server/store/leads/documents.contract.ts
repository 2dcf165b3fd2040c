import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { type DocumentKey, findDocument, saveDocument } from "./documents.ts";

const now = 1_900_000_000_000;
const bytes = (...values: number[]) => new Uint8Array(values);

/** What documents must do on both engines. */
export function documentContract(stores: () => readonly [Store, Store]): void {
  describe("documents", () => {
    const store = () => stores()[0];
    const key: DocumentKey = { valuationId: "d1", tier: "professional", format: "pdf" };

    beforeEach(async () => {
      await store().db.deleteFrom("lead").where("id", "in", ["d1", "d2"]).execute();
      await store()
        .db.insertInto("lead")
        .values([sampleLead({ id: "d1" }), sampleLead({ id: "d2" })])
        .execute();
    });

    test("are found again byte for byte, and only by the fingerprint and the valuation they were made for", async () => {
      const all = Uint8Array.from({ length: 256 }, (_, value) => value);
      await saveDocument(store(), key, { fingerprint: "a", bytes: all, now });
      expect(await findDocument(stores()[1], key, "a")).toEqual(Buffer.from(all));
      expect(await findDocument(store(), key, "b")).toBeUndefined();
      for (const other of [{ valuationId: "d2" }, { tier: "summary" }, { format: "xlsx" }] as const)
        expect(await findDocument(store(), { ...key, ...other }, "a")).toBeUndefined();
    });

    test("replace the one before", async () => {
      await saveDocument(store(), key, { fingerprint: "a", bytes: bytes(1), now });
      await Promise.all(
        stores().map((each) => saveDocument(each, key, { fingerprint: "b", bytes: bytes(2), now: now + 1 })),
      );
      expect(await findDocument(store(), key, "a")).toBeUndefined();
      expect(await findDocument(store(), key, "b")).toEqual(Buffer.from([2]));
      expect(await store().db.selectFrom("document").select("made_at").execute()).toEqual([{ made_at: now + 1 }]);
    });

    test("are removed with their lead, and none is stored for a deleted lead", async () => {
      await saveDocument(store(), key, { fingerprint: "a", bytes: bytes(1), now });
      await saveDocument(store(), { ...key, valuationId: "d2" }, { fingerprint: "a", bytes: bytes(2), now });
      await store().db.deleteFrom("lead").where("id", "=", "d1").execute();
      await saveDocument(store(), key, { fingerprint: "a", bytes: bytes(1), now });
      expect(await store().db.selectFrom("document").select("valuation_id").execute()).toEqual([
        { valuation_id: "d2" },
      ]);
    });
  });
}
