import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endApiToken, makeToken, readTokens } from "#server/services/desk/api-tokens.ts";
import { findToken, hashOfToken } from "#server/store/api/api-tokens.ts";
import { deletionFolder } from "#server/store/deletions/deletion-log.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import { removeSubjects } from "#server/store/deletions/removal.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { lastNumber, numberEvents } from "#server/store/events/event-feed.ts";
import { changeWebhook, insertWebhook, removeWebhook, setEnvironmentWebhook } from "#server/store/events/webhooks.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { claim, enqueue, markDelivered } from "#server/store/jobs/jobs.ts";
import { findSuppression, suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { findPartnerSite, insertPartnerSite, removePartnerSite } from "#server/store/partners/partner-sites.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import { startWriter } from "./writer.fixture.ts";

let folder: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  dataDir = join(folder, "data");
  file = join(folder, "backup.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withStore<T>(work: (store: Store) => Promise<T>, dir = dataDir): Promise<T> {
  const store = await openStore({ dataDir: dir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
const addLead = (id: string) => withStore(({ db }) => db.insertInto("lead").values(sampleLead({ id })).execute());
async function leadIds(dir = dataDir): Promise<string[]> {
  const rows = await withStore(({ db }) => db.selectFrom("lead").select("id").orderBy("id").execute(), dir);
  return rows.map(({ id }) => id);
}

/** The leads in a backup, opened as a separate store. */
async function leadIdsIn(backup: string): Promise<string[]> {
  const other = mkdtempSync(join(folder, "read-"));
  await restore(other, backup, { now: 0 });
  return leadIds(other);
}

describe("a backup", () => {
  test("holds everything, is private, and leaves no other file behind", async () => {
    await addLead("a");
    expect(backUp(dataDir, file)).toEqual({ leads: 1, messages: 0, deliveries: 0, bytes: statSync(file).size });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(["backup.sqlite", "data"]);
    expect(await leadIdsIn(file)).toEqual(["a"]);
  });

  test("overwrites nothing", async () => {
    await addLead("a");
    writeFileSync(file, "precious");
    expect(() => backUp(dataDir, file)).toThrow(
      `${file} already exists. Choose another file name; a backup never overwrites a file.`,
    );
    expect(statSync(file).size).toBe(8);
  });

  test("says plainly what is missing", async () => {
    expect(() => backUp(dataDir, file)).toThrow(`There is no store in DATA_DIR ${dataDir}.`);
    await addLead("a");
    const nowhere = join(folder, "nowhere", "backup.sqlite");
    expect(() => backUp(dataDir, nowhere)).toThrow(`The backup cannot be written to ${nowhere}: ENOENT.`);
  });
});

describe("a restore", () => {
  test("brings back what the backup held and keeps what was there", async () => {
    await addLead("a");
    backUp(dataDir, file);
    await addLead("b");
    const { safetyCopy, ...contents } = await restore(dataDir, file, { now: 0 });
    expect(contents).toEqual({ leads: 1, messages: 0, deliveries: 0, deletedAgain: { leads: [], messages: [] } });
    expect(safetyCopy).toBe(join(dataDir, "before-restore-1970-01-01T00-00-00.000Z.sqlite"));
    expect(await leadIds()).toEqual(["a"]);
    expect(await leadIdsIn(safetyCopy)).toEqual(["a", "b"]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("restore-"))).toEqual([]);
  });

  test("keeps every entry of the audit log, those from before the backup and those since", async () => {
    const add = (subject: string) =>
      withStore(({ db }) => recordAudit(db, { at: Date.now(), actor: "site", action: "test", subject }));
    await add("before");
    backUp(dataDir, file);
    await add("since");
    await restore(dataDir, file, { now: 0 });
    const kept = await withStore(({ db }) => db.selectFrom("desk_audit").select("subject").execute());
    expect(kept.map(({ subject }) => subject).toSorted()).toEqual(["before", "since"]);
  });

  test("brings back neither a token that was ended nor the number of an event", async () => {
    const owner = { id: "m", name: "Owner", email: "owner@firm.example", role: "owner" } as const;
    const token = { name: "Warehouse", scopes: ["leads:read"], lifetime: "never" };
    const { secret } = await withStore((store) => makeToken(store, owner, token, { now: 0 }));
    const addEvent = (id: string) =>
      withStore(async (store) => {
        await store.db.insertInto("event").values({ id, type: "lead.deleted", subject: "a", at: 0 }).execute();
        await numberEvents(store);
        return lastNumber(store);
      });
    expect(await addEvent("evt_1")).toBe(1);
    backUp(dataDir, file);
    expect(await addEvent("evt_2")).toBe(2);
    await withStore(async (store) => {
      for (const { id } of await readTokens(store, owner)) await endApiToken(store, owner, id, { now: 1 });
    });
    await restore(dataDir, file, { now: 2 });
    const works = (dir: string) =>
      withStore(async (store) => (await findToken(store, hashOfToken(secret), { now: 3 })) !== undefined, dir);
    expect(await works(dataDir)).toBe(false);
    expect(await addEvent("evt_3")).toBe(3);
    const elsewhere = join(folder, "elsewhere");
    await restore(elsewhere, file, { now: 2 });
    expect(await works(elsewhere)).toBe(true);
  });

  test("revives no webhook that was removed since, and no old secret", async () => {
    const target = {
      url: "https://receiver.example/",
      events: "lead.created",
      secret: "whsec_old",
      created_by: "anna",
    };
    const webhook = { ...target, id: "wh_a", slot: 1 };
    await withStore(({ db }) => insertWebhook(db, webhook, { now: 1 }));
    await withStore(({ db }) => insertWebhook(db, { ...target, id: "wh_b", slot: 2 }, { now: 1 }));
    backUp(dataDir, file);
    await withStore(({ db }) => removeWebhook(db, webhook, { now: 5 }));
    await withStore(({ db }) => changeWebhook(db, "wh_b", { secret: "whsec_new" }));
    await restore(dataDir, file, { now: 0 });
    const rows = (dir = dataDir) =>
      withStore(({ db }) => db.selectFrom("webhook").select(["id", "state", "secret"]).orderBy("id").execute(), dir);
    expect(await rows()).toEqual([
      { id: "wh_a", state: "removed", secret: "" },
      { id: "wh_b", state: "on", secret: "whsec_new" },
    ]);
    // A new machine, on which the site was started with a webhook of its environment.
    const other = mkdtempSync(join(folder, "other-"));
    await withStore((store) => setEnvironmentWebhook(store, { isSet: true, now: 0 }), other);
    await restore(other, file, { now: 0 });
    expect((await rows(other)).map(({ id, secret }) => [id, secret])).toEqual([
      ["environment", ""],
      ["wh_a", "whsec_old"],
      ["wh_b", "whsec_old"],
    ]);
  });

  test("starts nothing again that was stopped since", async () => {
    const site = { key: "harbor", name: "Harbor", origins: ["https://harbor.example"], color: undefined, isOn: true };
    await withStore(async ({ db }) => {
      await insertPartnerSite(db, site, { now: 1 });
      await setDeskSetting(db, "owner-mails", "1");
      await suppressAddress({ db }, { hash: "earlier", reason: "bounce", code: "5.1.1" }, { now: 1 });
    });
    backUp(dataDir, file);
    await withStore(async ({ db }) => {
      await removePartnerSite(db, "harbor", { now: 2 });
      await setDeskSetting(db, "owner-mails", "off");
      await suppressAddress({ db }, { hash: "earlier", reason: "complaint", code: "abuse" }, { now: 2 });
      await suppressAddress({ db }, { hash: "later", reason: "complaint", code: "abuse" }, { now: 2 });
    });
    await restore(dataDir, file, { now: 3 });
    await withStore(async (store) => {
      expect(await findPartnerSite(store, "harbor")).toBeUndefined();
      expect(await deskSetting(store, "owner-mails")).toBe("off");
      const kept = await Promise.all(["earlier", "later"].map((hash) => findSuppression(store, hash)));
      expect(kept.map((row) => row?.reason)).toEqual(["complaint", "complaint"]);
    });
  });

  test("restores no one who was deleted since, even if only a copy of the deletion log is left", async () => {
    for (const id of ["a", "b", "stays"]) await addLead(id);
    backUp(dataDir, file);
    await addLead("late");
    await withStore(async (store) => {
      const deleted = { leads: ["a", "b", "late"], messages: [] };
      await store.db.transaction().execute((tx) => removeSubjects(tx, store, deleted, { now: Date.now() }));
    });
    const restored = await restore(dataDir, file, { now: Date.now() });
    expect(restored).toMatchObject({ leads: 1, deletedAgain: { leads: ["a", "b"], messages: [] } });
    expect(await leadIds()).toEqual(["stays"]);
    // The whole data folder is lost; the log was copied elsewhere.
    const [elsewhere, copy] = [join(folder, "elsewhere"), join(folder, "copied")];
    cpSync(deletionFolder(dataDir), copy, { recursive: true });
    await restore(elsewhere, file, { now: Date.now(), deletions: [copy] });
    expect(await leadIds(elsewhere)).toEqual(["stays"]);
    const isGone = await withStore(({ db }) => deletedAmong(db, ["a", "b", "late", "stays"]), elsewhere);
    expect([...isGone].toSorted()).toEqual(["a", "b", "late"]);
    const missing = join(folder, "missing");
    await expect(restore(elsewhere, file, { now: 0, deletions: [missing] })).rejects.toThrow(
      `There is no file or folder ${missing}.`,
    );
  });

  test("misses no deletion that a running server acknowledges meanwhile", async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `w${String(index).padStart(6, "0")}`);
    await withStore(({ db }) =>
      db
        .insertInto("lead")
        .values(ids.map((id) => sampleLead({ id })))
        .execute(),
    );
    backUp(dataDir, file);
    const server = startWriter(dataDir, "delete");
    try {
      await server.acknowledged(5);
      await restore(dataDir, file, { now: Date.now() });
      await server.acknowledged(server.soFar().length + 5);
      const acknowledged = await server.stop();
      expect(acknowledged.length).toBeLessThan(ids.length);
      const left = new Set(await leadIds());
      expect(acknowledged.filter((id) => left.has(id))).toEqual([]);
    } finally {
      await server.stop();
    }
  }, 30_000);

  test("marks every job as possibly tried, and ends every lease", async () => {
    const [waiting, held, done] = await withStore(async (store) => {
      await enqueue(
        store.db,
        ["held", "done", "waiting"].map((subject, index) => ({ kind: "crm", subject, runAt: index })),
        { now: 0 },
      );
      const first = await claim(store, "crm", { now: 1, leaseMs: 1_000 });
      const second = await claim(store, "crm", { now: 1, leaseMs: 1_000 });
      if (!first || !second) throw new Error("There was nothing to claim");
      await markDelivered(store, second, { now: 1 });
      backUp(dataDir, file);
      await restore(dataDir, file, { now: 0 });
      expect(await markDelivered(store, first, { now: 1 })).toBe(false);
      return Promise.all(["waiting", "held", "done"].map((subject) => findJob(store, "crm", subject)));
    });
    expect(held).toMatchObject({ state: "ready", lease: null, unsettled_claims: 2 });
    expect(waiting).toMatchObject({ state: "ready", unsettled_claims: 1 });
    expect(done).toMatchObject({ state: "done", unsettled_claims: 0 });
    const next = await withStore((store) => claim(store, "crm", { now: 2, leaseMs: 1 }));
    expect(next).toMatchObject({ subject: "waiting", interrupted: true });
  });

  test("refuses a file that is not a store, damaged or newer, and changes nothing", async () => {
    await addLead("a");
    const refusal = (backup: string) => restore(dataDir, backup, { now: 0 }).catch((error: unknown) => String(error));
    expect(await refusal(join(folder, "none"))).toContain("There is no file");

    const text = join(folder, "text");
    writeFileSync(text, "not a store ".repeat(1_000));
    expect(await refusal(text)).toContain("is not a store of AMIVA+, or it is damaged");

    backUp(dataDir, file);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(await refusal(file)).toContain("damaged");

    const newer = join(folder, "newer");
    await withStore(
      ({ db }) => sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(db),
      newer,
    );
    expect(await refusal(embeddedFile(newer))).toContain("newer version");

    expect(await leadIds()).toEqual(["a"]);
    expect(readdirSync(dataDir).filter((name) => name.includes("restore"))).toEqual([]);
  });
});

test("backup and restore lose nothing that a running server acknowledged", async () => {
  const writer = startWriter(dataDir);
  try {
    const before = await writer.acknowledged(5);
    backUp(dataDir, file);
    await writer.acknowledged(before.length + 5);
    const { safetyCopy } = await restore(dataDir, file, { now: 0 });
    // The previous write may still have been running when the transaction began.
    await writer.acknowledged(writer.soFar().length + 5);
    const all = await writer.stop();

    const inBackup = await leadIdsIn(file);
    expect(inBackup).toEqual(expect.arrayContaining([...before]));
    const kept = new Set([...(await leadIds()), ...(await leadIdsIn(safetyCopy))]);
    expect(all.filter((id) => !kept.has(id))).toEqual([]);
    expect(existsSync(safetyCopy)).toBe(true);
  } finally {
    await writer.stop();
  }
}, 30_000);
