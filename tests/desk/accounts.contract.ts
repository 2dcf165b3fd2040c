import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuth } from "#server/auth/create-auth.ts";
import { createLog } from "#server/ops/log.ts";
import {
  changeRole,
  invite,
  lockMember,
  removeMember,
  signOutEverywhere,
} from "#server/services/desk/people/people.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { linkMs } from "#server/store/desk/people/links.ts";
import { findMember } from "#server/store/desk/people/members.ts";
import { sessionsOf } from "#server/store/desk/people/sessions.ts";
import { noteVisit, previousVisit } from "#server/store/desk/people/visits.ts";
import type { Store } from "#server/store/open.ts";
import { deskFixture, password, quickHashing, refusalOf, siteUrl } from "./accounts.fixture.ts";

const hour = 3_600_000;

/** What signing in to the desk must do on both engines. */
export function accountsContract(open: () => Promise<Store>): void {
  let store: Store;
  let desk: ReturnType<typeof deskFixture>;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    store = await open();
    desk = deskFixture(store, {
      passwords: quickHashing,
      now,
    });
  });
  afterAll(() => store.close());

  const authOf = () =>
    createAuth({
      store,
      siteUrl,
      secret: "a test secret of more than thirty-two characters",
      log: createLog("silent"),
      passwords: quickHashing,
      now,
      onSignIn: async () => undefined,
    });

  describe("an invitation", () => {
    test("lets one person in, once, with a password that is not easy to guess; nobody can sign up", async () => {
      const token = await desk.invited("Owner@Example.com", "owner");
      expect(await desk.accounts.invitation(token)).toMatchObject({ email: "owner@example.com", role: "owner" });
      expect(await refusalOf(desk.browser().join(token, "O", "short"))).toBe("deskPasswordWeak");
      expect(await refusalOf(desk.browser().join(token, "O", "password1234"))).toBe("deskPasswordWeak");
      const tab = desk.browser();
      await tab.join(token, "Olga");
      expect((await tab.session())?.member).toMatchObject({ name: "Olga", email: "owner@example.com", role: "owner" });
      expect(await refusalOf(desk.browser().join(token))).toBe("deskLinkUsed");
      expect(await desk.accounts.invitation(token)).toBeUndefined();
      expect(await refusalOf(desk.invited("owner@example.com"))).toBe("deskMemberKnown");
      expect(await refusalOf(tab.send("POST", "/sign-up/email", { email: "x@example.com", name: "x", password }))).toBe(
        "notFound",
      );
      const direct = authOf().api.signUpEmail({ body: { email: "x@example.com", name: "x", password } });
      await expect(direct).rejects.toThrow(/sign up is not enabled/i);
    });

    test("takes a name of one line without a link, as the settings do, and stays open otherwise", async () => {
      const token = await desk.invited("named@example.com");
      for (const name of ["", "O https://evil.example", "O\r\nBcc: x@example.com", "x".repeat(81)])
        expect(await refusalOf(desk.browser().join(token, name)), name).toBe("deskNameRefused");
      const tab = desk.browser();
      await tab.join(token, "  Olga   Ray ");
      expect((await tab.session())?.member.name).toBe("Olga Ray");
    });

    test("used by three at once makes one account", async () => {
      const token = await desk.invited("race@example.com");
      const tries = await Promise.all([1, 2, 3].map(() => refusalOf(desk.browser().join(token))));
      expect(tries.toSorted()).toEqual(["deskLinkUsed", "deskLinkUsed", "no refusal"]);
    });

    test("ends after three days", async () => {
      const token = await desk.invited("late@example.com");
      ahead = linkMs.invitation + 1_000;
      const refused = await refusalOf(desk.browser().join(token));
      ahead = 0;
      expect(refused).toBe("deskLinkUsed");
    });

    test("is made by owners only", async () => {
      const { member: owner } = await desk.member("owner2@example.com", "owner");
      const link = { email: "n@example.com", role: "partner", siteUrl, now: Date.now() } as const;
      for (const role of ["analyst", "partner"] as const) {
        const { member } = await desk.member(`${role}-invites@example.com`, role);
        expect(await refusalOf(invite(store, member, link))).toBe("roleRefused");
      }
      const token = new URL(await invite(store, owner, link)).searchParams.get("token") ?? "";
      expect(await desk.accounts.invitation(token)).toMatchObject({ invitedBy: "Member", role: "partner" });
    });
  });

  describe("a session", () => {
    test("has a cookie for this host only, and is listed without its secret", async () => {
      const { tab, id } = await desk.member("cookie@example.com");
      const { cookies } = await tab.signIn("cookie@example.com");
      const [cookie] = cookies.filter((line) => line.includes("session_token"));
      expect(cookie).toMatch(/^__Host-desk\.session_token=.*; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      const listed = await sessionsOf(store, id);
      expect(listed).toHaveLength(2);
      expect(JSON.stringify(listed)).not.toContain(cookie?.split(/[=.;]/)[3]);
    });

    test("ends by sign-out, and a copy of its cookie opens nothing", async () => {
      const { tab } = await desk.member("out@example.com");
      const stolen = desk.browser();
      for (const [name, value] of tab.jar) stolen.jar.set(name, value);
      expect(await stolen.isIn()).toBe(true);
      await tab.signOut();
      expect([await tab.isIn(), await stolen.isIn()]).toEqual([false, false]);
    });

    test("ends after two idle hours, and after twelve in all", async () => {
      const { tab } = await desk.member("idle@example.com");
      ahead = 2 * hour + 1_000;
      const idle = await tab.isIn();
      ahead = 0;
      expect(idle).toBe(false);
      await tab.signIn("idle@example.com");
      const seen: boolean[] = [];
      for (ahead = hour; ahead < 14 * hour; ahead += hour) seen.push(await tab.isIn());
      ahead = 0;
      expect(seen).toEqual([...Array(11).fill(true), false, false]);
    });

    test("is ended one by one or everywhere, by its member or an owner, and by no one else", async () => {
      const { tab: first, id, member } = await desk.member("sessions@example.com");
      const second = desk.browser();
      await second.signIn("sessions@example.com");
      const { member: stranger } = await desk.member("stranger@example.com", "partner");
      expect(await refusalOf(signOutEverywhere(store, stranger, id, { now: now() }))).toBe("roleRefused");
      const session = await first.session();
      await signOutEverywhere(store, member, id, { now: now(), only: session?.id });
      expect([await first.isIn(), await second.isIn()]).toEqual([false, true]);
      await first.signIn("sessions@example.com");
      const { member: owner } = await desk.member("owner4@example.com", "owner");
      await signOutEverywhere(store, owner, id, { now: now() });
      expect([await first.isIn(), await second.isIn()]).toEqual([false, false]);
    });

    test("ends when the account is locked, removed or given another role", async () => {
      const { member: owner } = await desk.member("owner3@example.com", "owner");
      const { tab, id } = await desk.member("locked@example.com");
      await lockMember(store, owner, id, true, { now: now() });
      expect(await tab.isIn()).toBe(false);
      expect(await refusalOf(tab.signIn("locked@example.com"))).toBe("deskLocked");
      await lockMember(store, owner, id, false, { now: now() });
      await tab.signIn("locked@example.com");
      await changeRole(store, owner, id, "partner", { now: now() });
      expect(await tab.isIn()).toBe(false);
      await tab.signIn("locked@example.com");
      expect((await tab.session())?.member.role).toBe("partner");
      await removeMember(store, owner, id, { now: now() });
      expect(await tab.isIn()).toBe(false);
      expect(await refusalOf(tab.signIn("locked@example.com"))).toBe("deskRefused");
      expect(await findMember(store, id)).toBeUndefined();
      const actions = (await auditOf(store, id)).map(({ action, from, to }) =>
        `${action} ${from ?? ""} ${to ?? ""}`.trim(),
      );
      expect(actions).toEqual(
        expect.arrayContaining(["roleChanged analyst partner", "memberLocked", "joined  analyst"]),
      );
      // The address is free for another invitation.
      expect((await desk.member("locked@example.com")).id).not.toBe(id);
    });
  });

  describe("roles", () => {
    test("nobody can set their own", async () => {
      const { tab, id } = await desk.member("climber@example.com");
      expect(await refusalOf(tab.send("POST", "/update-user", { role: "owner" }))).toBe("notFound");
      const body = { name: "x", role: "owner" } as { name: string };
      await authOf()
        .api.updateUser({ body, headers: tab.headers() })
        .catch(() => undefined);
      expect((await findMember(store, id))?.role).toBe("analyst");
    });

    test("the last owner can be neither removed, locked nor given another role, by two at once either", async () => {
      await store.db.updateTable("desk_user").set({ role: "partner" }).where("role", "=", "owner").execute();
      const { member: one, id: first } = await desk.member("last1@example.com", "owner");
      expect(await refusalOf(removeMember(store, one, first, { now: now() }))).toBe("deskLastOwner");
      expect(await refusalOf(changeRole(store, one, first, "partner", { now: now() }))).toBe("deskLastOwner");
      expect(await refusalOf(lockMember(store, one, first, true, { now: now() }))).toBe("deskLastOwner");
      const { member: two, id: second } = await desk.member("last2@example.com", "owner");
      const both = [
        changeRole(store, two, first, "partner", { now: now() }),
        changeRole(store, one, second, "partner", { now: now() }),
      ];
      expect((await Promise.all(both.map(refusalOf))).toSorted()).toEqual(["deskLastOwner", "no refusal"]);
      expect(await refusalOf(removeMember(store, one, "nobody", { now: now() }))).toBe("deskMemberUnknown");
    });
  });

  describe("the open addresses", () => {
    test("are few", async () => {
      const { tab } = await desk.member("paths@example.com");
      const closed = [
        "/get-session",
        "/list-sessions",
        "/delete-user",
        "/change-email",
        "/link-social",
        "/ok",
        "/error",
      ];
      const posts = ["/sign-in/email", "/two-factor/verify-totp", "/two-factor/disable", "/request-password-reset"];
      for (const path of closed) expect(await refusalOf(tab.send("GET", path)), path).toBe("notFound");
      for (const path of posts) expect(await refusalOf(tab.send("POST", path, {})), path).toBe("notFound");
    });
  });

  test("a sign-in by password is logged, and the first visit ends with the next one, however soon", async () => {
    const { tab, id } = await desk.member("again@example.com");
    const now = Date.now();
    await noteVisit(store, id, { now });
    expect(await previousVisit(store, id)).toBeUndefined();
    await tab.signOut();
    await tab.signIn("again@example.com");
    expect(await previousVisit(store, id)).toBe(now);
    const entries = (await auditOf(store, id)).filter(({ action }) => action === "signedIn");
    expect(entries.map(({ to }) => to)).toEqual(["password", "password"]);
  });
}
