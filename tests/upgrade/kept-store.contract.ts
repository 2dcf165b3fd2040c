import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { valuationReaderContext } from "#app/context.ts";
import { valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { openCrmParts } from "#server/jobs/crm/crm-parts.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { createLoaderContext } from "#server/loader-context.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { leadByReference } from "#server/store/bookings/bookings.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import { type JobKind, jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, remember } from "#server/store/jobs/jobs.ts";
import { findShare } from "#server/store/leads/shares.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { setMigrationsAside, versionBefore } from "#server/store/migrations/set-aside.ts";
import type { Store } from "#server/store/open.ts";
import { unlockedPackages } from "#server/store/payments/purchases.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { deskFixture } from "#tests/desk/accounts.fixture.ts";
import { fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { startFakeSmtp } from "#tests/fakes/smtp.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { keptDataDir, keptTables, keptPast as past } from "./kept-store.fixture.ts";

/** `open` opens the store that the version before has left, again with each call. */
export function keptStoreContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("every row of the version before is there, unchanged", async () => {
    const dataDir = keptDataDir();
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const tables = keptTables(dataDir);
    const filled = tables.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
    expect(filled).toEqual(
      expect.arrayContaining(["lead", "message", "job", "purchase", "share", "forgotten", "desk_user", "desk_audit"]),
    );
    const asTexts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(Object.entries(row))).toSorted();
    for (const { name, columns, rows } of tables) {
      const list = sql.join(columns.map((column) => sql.ref(column)));
      const found = await sql<object>`select ${list} from ${sql.ref(name)}`.execute(store.db);
      expect(asTexts(found.rows), name).toEqual(asTexts(rows));
    }
  });

  test("private links, shared links and bought reports open; a deleted person stays deleted", async () => {
    const context = createLoaderContext(testDeps({ store }), { nonce: "", origin: "", onError: () => undefined });
    for (const id of [past.lead, past.quietLead, past.buyer])
      expect(await context.get(valuationReaderContext).find(id), id).toBeDefined();
    expect(await findShare(store, past.shareToken)).toMatchObject({ valuationId: past.lead, label: "Accountant" });
    expect(await unlockedPackages(store, past.buyer)).toEqual(["professional"]);
    expect(await unlockedPackages(store, past.quietLead)).toEqual(["professional"]);
    expect(await deletedAmong(store.db, [past.deleted, past.lead])).toEqual(new Set([past.deleted]));
  });

  test("members sign in with their passwords and authenticator app", async () => {
    const { browser } = deskFixture(store, { secret: past.deskSecret });
    const analyst = browser();
    await analyst.signIn(past.analyst.email, past.analyst.password);
    expect((await analyst.session())?.member.email).toBe(past.analyst.email);
    const owner = browser();
    await owner.signIn(past.owner.email, past.owner.password);
    expect(await owner.isIn()).toBe(false);
    await owner.enterCode(oneTimeCode(past.owner.uri));
    expect((await owner.session())?.member).toMatchObject({ email: past.owner.email, role: "owner" });
  });

  test("what waited in the outbox is delivered", async () => {
    const [board, mails] = await Promise.all([startFakeMonday(), startFakeSmtp()]);
    onTestFinished(async () => {
      await Promise.all([board.stop(), mails.stop()]);
    });
    const variables = {
      MONDAY_API_URL: board.url,
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      SMTP_URL: mails.url,
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
    };
    const { env, log } = testDeps({ variables });
    const now = () => past.keptAt + 60_000;
    const crm = await openCrmParts({ env, store, log, now });
    const handlers = createHandlers({ env, store, log, crm, now });
    const deliverAll = async (kind: JobKind) => {
      for (;;) {
        const job = await claim(store, kind, { now: now(), leaseMs: 60_000 });
        if (!job) return;
        const tools = { signal: new AbortController().signal, remember: (memo: string) => remember(store, job, memo) };
        expect(await handlers[kind]?.(job, tools), `${kind} ${job.subject}`).toMatchObject({ ok: true });
      }
    };
    await deliverAll(jobKinds.crmLead);
    const items = board.items().map(({ columns }) => valuationIdIn(columns));
    expect(items.toSorted()).toEqual([past.lead, past.quietLead, past.buyer].toSorted());
    await deliverAll(jobKinds.mailMessage);
    await deliverAll(jobKinds.mailDownload);
    expect(mails.received.map(({ to }) => to[0]).toSorted()).toEqual(["desk@firm.example", expect.stringMatching(/@/)]);
  });

  test("the version before starts again on the new tables, and what it stores is found by this one", async () => {
    const known = Object.entries(migrations).filter(([name]) => name <= versionBefore.lastMigration);
    const migrateBefore = () =>
      new Migrator({
        db: store.db,
        provider: { getMigrations: async () => Object.fromEntries(known) },
        allowUnorderedMigrations: true,
      }).migrateToLatest();
    expect((await migrateBefore()).error).toMatchObject({ message: expect.stringContaining("corrupted migrations") });
    expect(await setMigrationsAside(store.db)).toBe(Object.keys(migrations).length - known.length);
    expect((await migrateBefore()).error).toBeUndefined();
    // As the version before stores a lead: it knows no references.
    const id = randomUUID();
    await store.db.insertInto("lead").values(sampleLead({ id })).execute();

    // Two handles of one process on one file would wait for each other.
    const again = store.engine === "postgres" ? await Promise.all([open(), open()]) : [await open()];
    const executed = await sql<{ name: string }>`select name from kysely_migration`.execute(store.db);
    expect(executed.rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(migrations).toSorted());
    expect(await leadByReference(store.db, referenceOf(id))).toBe(id);
    expect(await leadByReference(store.db, referenceOf(past.lead))).toBe(past.lead);
    expect(await leadByReference(store.db, referenceOf("nobody"))).toBeUndefined();
    for (const handle of again) await handle.close();
  });
}
