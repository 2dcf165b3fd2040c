import { sql } from "kysely";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { peopleContract } from "#server/services/people.contract.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { disabledStateContract } from "./backup/disabled-state.contract.ts";
import { replayContract } from "./deletions/replay-deletions.contract.ts";
import { findJob } from "./jobs/job-maintenance.ts";
import { openStore, type Store } from "./open.ts";
import { storeContract } from "./store.contract.ts";
import { sampleLead } from "./store.fixture.ts";

const fixture = await openPostgresFixture();

describe(`the store on ${fixture.name}`, () => {
  afterAll(() => fixture.dispose());
  storeContract(() => fixture.open());
  replayContract(() => fixture.open());
  disabledStateContract(() => fixture.open());
  describe("people", () => peopleContract(() => fixture.open()));

  describe.runIf(fixture.newDatabase)("with a real server", () => {
    const newDatabase = () => fixture.newDatabase?.() ?? Promise.reject(new Error("There is no server"));

    async function openNew(databaseUrl: string): Promise<Store> {
      const store = await openStore({ dataDir: "", databaseUrl });
      onTestFinished(() => store.close());
      return store;
    }

    test("three instances that start at once migrate it once", async () => {
      const databaseUrl = await newDatabase();
      const stores = await Promise.all([1, 2, 3].map(() => openNew(databaseUrl)));
      for (const [index, { db }] of stores.entries())
        await db
          .insertInto("lead")
          .values(sampleLead({ id: `lead${index}` }))
          .execute();
      expect(await stores[0]?.db.selectFrom("lead").select("id").execute()).toHaveLength(3);
    });

    test("no statement uses parallel workers of the database", async () => {
      const { db } = await openNew(await newDatabase());
      const { rows } = await sql`show max_parallel_workers_per_gather`.execute(db);
      expect(rows).toEqual([{ max_parallel_workers_per_gather: "0" }]);
    });

    test("a store written by a newer version is refused in plain words", async () => {
      const databaseUrl = await newDatabase();
      const { db } = await openNew(databaseUrl);
      await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(db);
      await expect(openStore({ dataDir: "", databaseUrl })).rejects.toThrow(/newer version/);
    });

    test("a wrong address is reported in one line without the password", async () => {
      const databaseUrl = await newDatabase();
      const refusal = (change: (url: URL) => void) => {
        const url = new URL(databaseUrl);
        change(url);
        return openStore({ dataDir: "", databaseUrl: url.href }).then(
          () => "opened",
          (error: unknown) => String(error),
        );
      };
      const place = new URL(databaseUrl).host;
      const name = new URL(databaseUrl).pathname;
      const said = [
        await refusal((url) => {
          url.password = "guess-work";
        }),
        await refusal((url) => {
          url.pathname = "/nowhere";
        }),
        await refusal((url) => {
          url.port = "1";
        }),
      ];
      expect(said).toEqual([
        `StoreError: DATABASE_URL: the database at ${place}${name} cannot be used: it refuses the user or the password.`,
        `StoreError: DATABASE_URL: the database at ${place}/nowhere cannot be used: there is no such database.`,
        `StoreError: DATABASE_URL: the database at ${new URL(databaseUrl).hostname}:1${name} cannot be used: nothing listens there.`,
      ]);
    });

    test("connections that die, idle or inside a transaction, crash neither the process nor the store", async () => {
      const databaseUrl = await newDatabase();
      const { promise: bothLost, resolve } = Promise.withResolvers<void>();
      let lost = 0;
      const store = await openStore({ dataDir: "", databaseUrl }, () => {
        lost += 1;
        if (lost === 2) resolve();
      });
      const killer = await openNew(databaseUrl);
      onTestFinished(() => store.close());
      const killAll = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          killer.db,
        );
      await Promise.all([store.ping(), store.ping()]);
      await killAll();
      await bothLost;
      const broken = store.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await killAll();
        await findJob({ ...store, db: tx }, "crm", "a");
      });
      await expect(broken).rejects.toThrow();
      await store.ping();
    });
  });
});
