import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { addTombstones, deletedAmong, hashOf, pruneTombstones, tombstoneLifetimeMs } from "./deletion-tombstones.ts";

const t0 = 1_900_000_000_000;
const day = 24 * 60 * 60_000;
const tombstone = (id: string, at = t0) => ({ hash: hashOf.lead(id), at });

/** What is stored about deleted valuations, on both engines. */
export function tombstoneContract(stores: () => readonly [Store, Store]): void {
  describe("a deleted valuation", () => {
    beforeEach(() => stores()[0].db.deleteFrom("forgotten").execute());

    const rows = () => stores()[0].db.selectFrom("forgotten").selectAll().execute();

    test("is recognized by its id, on every handle, and nothing else is", async () => {
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.uuid({ version: 4 }), { maxLength: 8 }), fc.nat(8), async (ids, cut) => {
          const [store, other] = stores();
          await store.db.deleteFrom("forgotten").execute();
          await addTombstones(
            store.db,
            ids.slice(0, cut).map((id) => tombstone(id)),
            { now: t0 },
          );
          expect(await deletedAmong(other.db, ids)).toEqual(new Set(ids.slice(0, cut)));
        }),
        { numRuns: 20 },
      );
    });

    test("is stored as a hash and a time, from which no id can be read", async () => {
      const { db } = stores()[0];
      const id = randomUUID();
      await addTombstones(db, [tombstone(id)], { now: t0 });
      const kept = await rows();
      expect(kept).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/), forgotten_at: t0 }]);
      for (const part of id.split("-")) expect(kept[0]?.hash.includes(part)).toBe(false);
    });

    test("that is deleted twice is stored once, with the last time", async () => {
      const { db } = stores()[0];
      const id = randomUUID();
      for (const now of [t0, t0 + 5]) await addTombstones(db, [tombstone(id, now)], { now });
      expect(await rows()).toMatchObject([{ forgotten_at: t0 + 5 }]);
    });

    test("is kept for longer than any browser keeps a capture, and then removed", async () => {
      const { db } = stores()[0];
      const id = randomUUID();
      expect(tombstoneLifetimeMs).toBeGreaterThan(365 * day);
      await addTombstones(db, [tombstone(id)], { now: t0 });
      await pruneTombstones(db, { now: t0 + tombstoneLifetimeMs - 1 });
      expect(await deletedAmong(db, [id])).toEqual(new Set([id]));
      // Even if the firm never runs retention: the next deletion prunes.
      const next = randomUUID();
      await addTombstones(db, [tombstone(next, t0 + tombstoneLifetimeMs)], { now: t0 + tombstoneLifetimeMs });
      expect(await deletedAmong(db, [id, next])).toEqual(new Set([next]));
    });

    test("leaves no tombstone if its deletion is rolled back", async () => {
      const { db } = stores()[0];
      const id = randomUUID();
      const cut = db.transaction().execute(async (tx) => {
        await addTombstones(tx, [tombstone(id)], { now: t0 });
        throw new Error("cut");
      });
      await expect(cut).rejects.toThrow("cut");
      expect(await deletedAmong(db, [id])).toEqual(new Set());
    });
  });
}
