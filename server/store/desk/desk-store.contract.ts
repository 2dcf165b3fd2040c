import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Role } from "#domain/desk/people/member.ts";
import { changeToken } from "#server/store/desk/change-token.ts";
import { auditKeptMs, auditOf, auditPage, pruneAudit, recordAudit } from "#server/store/desk/people/audit.ts";
import { findLink, insertLink, linkMs, openInvitations, takeLink } from "#server/store/desk/people/links.ts";
import {
  endAllAccess,
  endSessions,
  findMember,
  listMembers,
  memberNames,
  otherActiveOwners,
  removeUser,
} from "#server/store/desk/people/members.ts";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import type { Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";

const now = 1_900_000_000_000;

/** What accounts, links and the audit log must do on both engines, with two handles on one database. */
export function deskStoreContract(stores: () => readonly [Store, Store]): void {
  const db = () => stores()[0].db;

  async function addUser(role: Role, more: { readonly locked?: number } = {}): Promise<string> {
    const id = randomUUID();
    const at = new Date(now).toISOString();
    await db()
      .insertInto("desk_user")
      .values({ id, created_at: at, updated_at: at, name: `Member ${id}`, email: `${id}@b.example`, role, ...more })
      .execute();
    return id;
  }

  async function addSession(userId: string): Promise<string> {
    const id = randomUUID();
    const at = new Date(now).toISOString();
    const row = { id, created_at: at, updated_at: at, expires_at: at, token: id, ip_address: null, user_agent: null };
    await db()
      .insertInto("desk_session")
      .values({ ...row, user_id: userId, method: "code" })
      .execute();
    return id;
  }
  const sessionsOf = async (userId: string) =>
    (await db().selectFrom("desk_session").select("id").where("user_id", "=", userId).execute()).map(({ id }) => id);

  describe("the audit log", () => {
    test("takes entries, newest first, and gives them by subject and by page", async () => {
      const subject = randomUUID();
      for (const at of [1, 2, 3])
        await recordAudit(db(), {
          at: now + at,
          actor: { id: "m" },
          action: "stage",
          subject,
          from: "new",
          to: `${at}`,
        });
      await recordAudit(db(), { at: now + 9, actor: "board", action: "stage", subject: randomUUID() });
      const entries = await auditOf(stores()[1], subject);
      expect(entries.map(({ at, actor, from, to }) => [at - now, actor, from, to])).toEqual([
        [3, "m", "new", "3"],
        [2, "m", "new", "2"],
        [1, "m", "new", "1"],
      ]);
      const [first] = await auditPage(stores()[0], { since: now, actor: "m" }, 1);
      expect(first?.at).toBe(now + 3);
      const next = await auditPage(stores()[0], { since: now, actor: "m", after: first }, 9);
      expect(next.map(({ at }) => at - now)).toEqual([2, 1]);
    });

    test("refuses changes and removals, except of entries older than two years", async () => {
      const subject = randomUUID();
      const entry = { actor: "site", action: "test", subject } as const;
      await recordAudit(db(), { ...entry, at: Date.now() });
      await recordAudit(db(), { ...entry, at: Date.now() - auditKeptMs - 2 * 86_400_000 });
      const change = db().updateTable("desk_audit").set({ action: "nothing" }).where("subject", "=", subject);
      await expect(change.execute()).rejects.toThrow("append-only");
      await expect(db().deleteFrom("desk_audit").where("subject", "=", subject).execute()).rejects.toThrow(
        "append-only",
      );
      const [latest] = await db().selectFrom("desk_audit").selectAll().where("subject", "=", subject).execute();
      if (!latest) throw new Error("There is no entry");
      const again = db()
        .insertInto("desk_audit")
        .values({ ...latest, action: "nothing" });
      // PostgreSQL has no such statement; there the same id is refused.
      await expect((stores()[0].engine === "postgres" ? again : again.orReplace()).execute()).rejects.toThrow();
      const kept = await auditOf(stores()[0], subject);
      expect(kept.map(({ action }) => action)).toEqual(["test", "test"]);
      await pruneAudit(stores()[0], { now: Date.now() });
      expect(await auditOf(stores()[0], subject)).toHaveLength(1);
    });
  });

  describe("what tells an open screen that it is out of date", () => {
    test("is the same until another server has written a lead, a change or a deletion", async () => {
      const [own, other] = stores();
      const tokens = [await changeToken(own)];
      expect(await changeToken(own)).toBe(tokens[0]);
      const later = now + 1_000_000;
      const id = randomUUID();
      const writes = [
        () =>
          other.db
            .insertInto("lead")
            .values(sampleLead({ id, updated_at: later }))
            .execute(),
        () => recordAudit(other.db, { at: later, actor: "command", action: "changeStage", subject: id }),
        () => other.db.insertInto("forgotten").values({ hash: id, forgotten_at: later }).execute(),
      ];
      for (const write of writes) {
        await write();
        tokens.push(await changeToken(own));
      }
      expect(new Set(tokens).size).toBe(1 + writes.length);
      await other.db.deleteFrom("lead").where("id", "=", id).execute();
      await other.db.deleteFrom("forgotten").where("hash", "=", id).execute();
    });
  });

  describe("a link to the desk", () => {
    test("works once, until it is over, and is stored as a hash", async () => {
      const email = `${randomUUID()}@b.example`;
      const token = await insertLink(db(), { kind: "invitation", email, role: "partner" }, { now });
      expect(JSON.stringify(await db().selectFrom("desk_link").selectAll().execute())).not.toContain(token);
      expect(await findLink(stores()[0], "reset", token, { now })).toBeUndefined();
      const end = now + linkMs.invitation;
      expect(await findLink(stores()[0], "invitation", token, { now: end })).toBeUndefined();
      expect(await takeLink(db(), "invitation", token, { now: end })).toBeUndefined();
      expect(await findLink(stores()[0], "invitation", token, { now: end - 1 })).toMatchObject({
        email,
        role: "partner",
      });
      const takers = Array.from({ length: 6 }, (_, at) =>
        takeLink(stores()[at % 2 ? 1 : 0].db, "invitation", token, { now }),
      );
      expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1);
    });

    test("replaces the earlier invitation, but not an earlier link for a new password", async () => {
      const email = `${randomUUID()}@b.example`;
      const first = await insertLink(db(), { kind: "invitation", email, role: "partner" }, { now });
      const reset = await insertLink(db(), { kind: "reset", email }, { now });
      const second = await insertLink(db(), { kind: "invitation", email, role: "analyst" }, { now: now + 1 });
      await insertLink(db(), { kind: "reset", email }, { now: now + 1 });
      expect(await findLink(stores()[0], "invitation", first, { now })).toBeUndefined();
      expect(await findLink(stores()[0], "reset", reset, { now })).toBeDefined();
      expect(await findLink(stores()[0], "invitation", second, { now })).toBeDefined();
      const open = await openInvitations(stores()[0], { now: now + 1 });
      expect(open.filter((link) => link.email === email)).toMatchObject([{ role: "analyst" }]);
    });
  });

  describe("a member", () => {
    test("who is removed keeps the name, loses every way in, and frees the address", async () => {
      const id = await addUser("owner");
      await addSession(id);
      await db()
        .transaction()
        .execute((tx) => removeUser(tx, id, { now }));
      expect(await findMember(stores()[0], id)).toBeUndefined();
      expect((await listMembers(stores()[0])).some((member) => member.id === id)).toBe(false);
      expect((await memberNames(stores()[0])).get(id)).toBe(`Member ${id}`);
      expect(await sessionsOf(id)).toEqual([]);
      const row = await db().selectFrom("desk_user").selectAll().where("id", "=", id).executeTakeFirst();
      expect(row).toMatchObject({ email: `${id}@removed.invalid`, locked: 1, removed_at: now });
    });

    test("counts as another owner only while active", async () => {
      await db().updateTable("desk_user").set({ role: "analyst" }).execute();
      const [first, second] = [await addUser("owner"), await addUser("owner")];
      const others = (id: string) => otherActiveOwners(db(), stores()[0].engine, id);
      expect([await others(first), await others(second)]).toEqual([1, 1]);
      await db().updateTable("desk_user").set({ locked: 1 }).where("id", "=", second).execute();
      expect(await others(first)).toBe(0);
    });

    test("ends one session, the others, or all", async () => {
      const [id, stranger] = [await addUser("analyst"), await addUser("analyst")];
      const [a, b, c] = [await addSession(id), await addSession(id), await addSession(id)];
      await endSessions(db(), stranger, { id: a });
      await endSessions(db(), id, { id: b });
      expect((await sessionsOf(id)).toSorted()).toEqual([a, c].toSorted());
      await endSessions(db(), id, { except: c });
      expect(await sessionsOf(id)).toEqual([c]);
      await endSessions(db(), id);
      expect(await sessionsOf(id)).toEqual([]);
    });
  });

  test("a setting of the desk is written and changed", async () => {
    expect(await deskSetting(stores()[1], "second-step-for-all")).toBeUndefined();
    for (const value of ["yes", "no"]) await setDeskSetting(db(), "second-step-for-all", value);
    expect(await deskSetting(stores()[1], "second-step-for-all")).toBe("no");
  });

  test("after a restore no session and no link to the desk works", async () => {
    const id = await addUser("analyst");
    await addSession(id);
    const token = await insertLink(db(), { kind: "reset", email: `${id}@b.example` }, { now });
    await endAllAccess(db());
    expect([await sessionsOf(id), await findLink(stores()[0], "reset", token, { now })]).toEqual([[], undefined]);
  });
}
