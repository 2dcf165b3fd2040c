import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { bare, contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import {
  addTombstones,
  deletedAmong,
  hashOf,
  tombstoneLifetimeMs,
} from "#server/store/deletions/deletion-tombstones.ts";
import { removeSubjects } from "#server/store/deletions/removal.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { claim, markDelivered } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { LeadService } from "./capture-lead.ts";
import { deletePerson } from "./delete-person.ts";
import { purgeExpired } from "./purge-expired.ts";

type Instance = { readonly store: Store; readonly service: LeadService };
type Step = { readonly act: "capture" | "delete"; readonly instance: Instance; readonly wait: boolean };

/** Resolves when a transaction on the server waits for another's rows. */
async function isWaiting({ db }: Store): Promise<void> {
  const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waits.execute(db)).rows.length === 0);
}

/** What happens to deleted valuations on both engines. */
export function deletedLeadContract(fixture: ServiceFixture): void {
  const { clock, leadService, messageService, leadRows, jobs } = fixture;
  const remove = (valuationId = id, of = fixture.store) => deletePerson(of, { valuationId }, { now: clock.now });
  const isRefused = { code: "forgotten" };

  describe("a capture of a deleted valuation", () => {
    test("is refused, stores nothing and requests nothing, however often it comes", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      await remove();
      const enqueued = await jobs();
      for (const request of [bare, fullCapture, { ...fullCapture, sendReport: true }])
        await expect(service.capture(request)).rejects.toMatchObject(isRefused);
      await expect(leadService(fixture.second).capture(fullCapture)).rejects.toMatchObject(isRefused);
      expect([await leadRows(), await jobs()]).toEqual([[], enqueued]);
      // Only the deletion on the board is still to do.
      expect(enqueued).toEqual({ [`crm-lead:${id}`]: 2 });
    });

    test("does not affect others in the same commit", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      await remove();
      const others = [other(), other()] as const;
      const together = [others[0], fullCapture, others[1]].map((request) => service.capture(request));
      const ends = await Promise.allSettled(together);
      expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect((await leadRows()).map((row) => row.id)).toEqual(others.map(({ valuationId }) => valuationId).toSorted());
    });

    test("is refused whether its owner, the firm or retention deleted it", async () => {
      const service = leadService();
      const [byAddress, byId, byAge] = [other({ userEmail: "a@b.example" }), other(), other()];
      for (const request of [byAddress, byId, byAge]) await service.capture(request);
      await deletePerson(fixture.store, { email: "A@b.example" }, { now: t0 });
      await deletePerson(fixture.store, { id: byId.valuationId }, { now: t0 });
      await purgeExpired(fixture.store, { before: t0 + 1, now: t0 });
      for (const request of [byAddress, byId, byAge])
        await expect(service.capture(request)).rejects.toMatchObject(isRefused);
      expect(await leadRows()).toEqual([]);
    });

    test("is accepted if the deletion found nothing", async () => {
      await remove();
      expect(await leadService().capture(fullCapture)).toMatchObject({ created: true });
    });

    test("does not come back with a message about it", async () => {
      await leadService().capture(fullCapture);
      await remove();
      const request = { kind: "report", valuationId: id, package: "professional" } as const;
      await messageService().take({ ...contact(), ...request });
      expect(await leadRows()).toEqual([]);
    });
  });

  test("a deletion also removes its documents", async () => {
    const service = leadService();
    const kept = other();
    for (const request of [fullCapture, kept]) await service.capture(request);
    const document = { tier: "summary", format: "pdf", fingerprint: "f", made_at: t0, content: "" } as const;
    for (const valuation_id of [id, kept.valuationId])
      await fixture.store.db
        .insertInto("document")
        .values({ valuation_id, ...document })
        .execute();
    await remove();
    const left = await fixture.store.db.selectFrom("document").select("valuation_id").execute();
    expect(left).toEqual([{ valuation_id: kept.valuationId }]);
  });

  test("a capture that waits for a running deletion cannot miss it", async () => {
    await leadService().capture(fullCapture);
    const [removed, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deletion = fixture.store.db.transaction().execute(async (tx) => {
      await removeSubjects(tx, fixture.store, { leads: [id], messages: [] }, { now: t0 });
      removed.resolve();
      await release.promise;
    });
    await removed.promise;
    const late = expect(leadService(fixture.second).capture(fullCapture)).rejects.toMatchObject(isRefused);
    // With one connection for all, the capture waits already.
    if (fixture.second !== fixture.store) await isWaiting(fixture.store);
    release.resolve();
    await Promise.all([deletion, late]);
    expect(await leadRows()).toEqual([]);
  });

  test("a deletion among captures wins, on either of two instances and in any order", async () => {
    const instances = [fixture.store, fixture.second].map((store) => ({ store, service: leadService(store) }));
    const step: fc.Arbitrary<Step> = fc.record({
      act: fc.constantFrom("capture", "delete"),
      instance: fc.constantFrom(...instances),
      wait: fc.boolean(),
    });
    const does = {
      capture: (valuationId: string, { service }: Instance) =>
        service.capture(other({ valuationId, userEmail: "a@b.example" })),
      delete: (valuationId: string, { store }: Instance) => remove(valuationId, store),
    };

    async function walk(valuationId: string, steps: readonly Step[]) {
      const ends: Promise<unknown>[] = [leadService().capture(other({ valuationId }))];
      for (const { act, instance, wait } of steps) {
        ends.push(does[act](valuationId, instance));
        if (wait) await Promise.allSettled(ends);
      }
      const settled = await Promise.allSettled(ends);
      return settled.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const valuationId = randomUUID();
        for (const refused of await walk(valuationId, steps)) expect(refused).toMatchObject(isRefused);
        const isMarked = (await deletedAmong(fixture.store.db, [valuationId])).size > 0;
        const rows = (await leadRows()).filter((row) => row.id === valuationId);
        // Either the lead is there and was never deleted, or it was deleted and is not there.
        expect(rows).toHaveLength(isMarked ? 0 : 1);
        await remove(valuationId);
        await expect(leadService(fixture.second).capture(other({ valuationId }))).rejects.toMatchObject(isRefused);
      }),
      { numRuns: 12 },
    );
  });

  test("retention also prunes old tombstones and finished deliveries", async () => {
    const { db } = fixture.store;
    const [late, young] = [randomUUID(), randomUUID()];
    const marks = [
      { hash: hashOf.lead(late), at: t0 - tombstoneLifetimeMs },
      { hash: hashOf.lead(young), at: t0 - tombstoneLifetimeMs + 1 },
    ];
    await addTombstones(db, marks, { now: t0 - 1 });
    await leadService().capture(bare);
    await remove();
    const kept = other();
    await leadService().capture(kept);
    for (const _ of [id, kept.valuationId]) {
      const job = await claim(fixture.store, jobKinds.crmLead, { now: t0, leaseMs: 1 });
      if (!job) throw new Error("There was nothing to take");
      await markDelivered(fixture.store, job, { now: 99 });
    }
    await purgeExpired(fixture.store, { before: 100, now: t0 });
    expect(await deletedAmong(db, [late, young])).toEqual(new Set([young]));
    expect(await findJob(fixture.store, jobKinds.crmLead, id)).toBeUndefined();
    expect(await findJob(fixture.store, jobKinds.crmLead, kept.valuationId)).toBeDefined();
  });
}
