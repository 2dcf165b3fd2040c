import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { allJobKinds, jobKinds } from "./job-kinds.ts";
import { claim, enqueue, fail, type Job, markDelivered } from "./jobs.ts";
import { oldestUndelivered, queueDepth } from "./queue-depth.ts";

const t0 = 1_900_000_000_000;
const kind = jobKinds.crmLead;
const nothing = { waiting: 0, due: 0, dead: 0 };

/** Part of the store's contract: what an operator sees of the outbox. */
export function queueDepthContract(open: () => Store): void {
  const captured = async (id: string, at: number) => {
    await open()
      .db.insertInto("lead")
      .values(sampleLead({ id, updated_at: at }))
      .execute();
    await enqueue(open().db, [{ kind, subject: id }], { now: at });
  };
  const changed = async (id: string, at: number) => {
    await open().db.updateTable("lead").set({ updated_at: at }).where("id", "=", id).execute();
    await enqueue(open().db, [{ kind, subject: id }], { now: at });
  };
  async function taken(at: number): Promise<Job> {
    const job = await claim(open(), kind, { now: at, leaseMs: 60_000 });
    if (!job) throw new Error("There was nothing to take");
    return job;
  }
  const depthAt = async (now: number) => (await queueDepth(open(), { now }))[kind];

  describe("the depth of the outbox", () => {
    test("is zero when it is empty", async () => {
      expect(await queueDepth(open(), { now: t0 })).toEqual(
        Object.fromEntries(allJobKinds.map((each) => [each, nothing])),
      );
      expect(await oldestUndelivered(open())).toBeUndefined();
    });

    test("counts a job that waits for its next try as waiting but not due; a running job as neither", async () => {
      await captured("a", t0);
      await captured("b", t0 + 10);
      expect(await depthAt(t0 + 5)).toEqual({ waiting: 2, due: 1, dead: 0 });
      const first = await taken(t0 + 5);
      expect(await depthAt(t0 + 5)).toEqual({ waiting: 2, due: 0, dead: 0 });
      await fail(open(), first, { reason: "busy", retryAt: t0 + 900, now: t0 + 6 });
      expect(await depthAt(t0 + 20)).toEqual({ waiting: 2, due: 1, dead: 0 });
      expect(await oldestUndelivered(open())).toBe(t0);
    });

    test("counts a dead job as undelivered", async () => {
      await captured("a", t0);
      await fail(open(), await taken(t0), { reason: "refused", now: t0 });
      await captured("b", t0 + 10);
      expect(await depthAt(t0 + 20)).toEqual({ waiting: 1, due: 1, dead: 1 });
      expect(await oldestUndelivered(open())).toBe(t0);
    });

    test("counts a delivered job from its next change on; one that only waits for verification is not counted", async () => {
      await captured("a", t0);
      await markDelivered(open(), await taken(t0), { now: t0 + 1, again: t0 + 500 });
      expect([await depthAt(t0 + 600), await oldestUndelivered(open())]).toEqual([nothing, undefined]);
      await changed("a", t0 + 700);
      expect([(await depthAt(t0 + 700)).waiting, await oldestUndelivered(open())]).toEqual([1, t0 + 700]);
    });

    test("does not count a deleted lead whose item must still be removed", async () => {
      await captured("a", t0);
      await open().db.deleteFrom("lead").execute();
      expect([(await depthAt(t0)).waiting, await oldestUndelivered(open())]).toEqual([1, undefined]);
    });
  });
}
