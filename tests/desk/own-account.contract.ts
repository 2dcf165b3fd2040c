import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Role } from "#domain/desk/people/member.ts";
import { testDeps } from "#server/deps.fixture.ts";
import type { Deps } from "#server/deps.ts";
import { createDesk } from "#server/desk/create-desk.ts";
import { changeRole, removeSecondStep } from "#server/services/desk/people/people.ts";
import { ownerMailsOnSince } from "#server/services/mail/owner-mails.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { listPartnerSites } from "#server/store/partners/partner-sites.ts";
import { fakeAuthenticator } from "#tests/fakes/authenticator.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { deskFixture, password, quickHashing, refusalOf, siteUrl } from "./accounts.fixture.ts";

/** What members and owners change in the settings, and what is told and logged about it, on both engines. */
export function ownAccountContract(open: () => Promise<Store>): void {
  let store: Store;
  let fixture: ReturnType<typeof deskFixture>;
  let deps: Deps;
  beforeAll(async () => {
    store = await open();
    fixture = deskFixture(store, { passwords: quickHashing });
    const access = { session: fixture.accounts.session, accounts: async () => fixture.accounts };
    deps = testDeps({ store, variables: { SITE_URL: siteUrl }, desk: access });
  });
  afterAll(() => store.close());

  type Tab = ReturnType<typeof fixture.browser>;

  /** The desk as one request of this browser gets it. */
  const deskOf = (tab: Tab) => createDesk(deps, fixture.accounts, tab.visit());

  /** Signed in an hour ago. */
  async function longAgo(userId: string): Promise<void> {
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    await store.db.updateTable("desk_session").set({ created_at }).where("user_id", "=", userId).execute();
  }

  async function withCode(email: string, role: Role = "owner") {
    const { tab, id, member } = await fixture.member(email, role);
    const { uri, recoveryCodes } = await tab.startCodeSetUp();
    await tab.confirmCodeSetUp(oneTimeCode(uri));
    return { tab, id, member, uri, recoveryCodes };
  }

  async function addPasskey(tab: Tab) {
    const device = fakeAuthenticator(siteUrl);
    const offered = await tab.send("GET", "/passkey/generate-register-options");
    const body = { response: device.register(offered.json), name: "Laptop" };
    expect((await tab.send("POST", "/passkey/verify-registration", body)).status).toBe(200);
    return device;
  }

  /** What the member is told by mail: the actions in the log that have a delivery. */
  async function told(memberId: string): Promise<readonly string[]> {
    const jobs = await store.db.selectFrom("job").select("subject").where("kind", "=", jobKinds.mailAccount).execute();
    const ids = new Set(jobs.map(({ subject }) => subject));
    const entries = await auditOf(store, memberId);
    return entries
      .filter(({ id }) => ids.has(id))
      .map(({ action }) => action)
      .toSorted();
  }

  describe("after ten minutes a member confirms with the password", () => {
    test("before people are changed, and nothing is done until then", async () => {
      const { tab, id } = await withCode("confirm-owner@example.com");
      const colleague = await fixture.member("colleague@example.com");
      await longAgo(id);
      const refused = { refused: "deskConfirm" };
      expect(await deskOf(tab).people.invite("new@example.com", "owner")).toEqual(refused);
      expect(await deskOf(tab).people.withdraw("new@example.com")).toEqual(refused);
      expect(await deskOf(tab).people.changeRole(colleague.id, "owner")).toEqual(refused);
      expect(await deskOf(tab).people.remove(colleague.id)).toEqual(refused);
      expect(await deskOf(tab).people.removeSecondStep(colleague.id)).toEqual(refused);
      expect(await deskOf(tab).people.requireSecondStep(true)).toEqual(refused);
      expect(await deskOf(tab).people.resetLink(colleague.id)).toEqual(refused);
      expect(await deskOf(tab).own.confirm("not the password")).toEqual({ refused: "deskWrongPassword" });
      expect(await deskOf(tab).people.changeRole(colleague.id, "partner")).toEqual(refused);
      expect((await colleague.tab.session())?.member.role).toBe("analyst");

      const end = (await tab.session())?.signedInAt;
      const desk = deskOf(tab);
      expect(await desk.own.confirm(password)).toEqual({ done: true });
      // In the same request: the form is sent with the password.
      expect(await desk.people.changeRole(colleague.id, "partner")).toEqual({ done: true });
      expect((await tab.session())?.signedInAt).toBe(end);
    });

    test("before the follow-up emails to owners are turned on, not before they are turned off", async () => {
      const { tab, id } = await withCode("confirm-mails@example.com");
      await longAgo(id);
      expect(await deskOf(tab).settings.turnOwnerMails(true)).toEqual({ refused: "deskConfirm" });
      expect(await ownerMailsOnSince(store)).toBeUndefined();
      const desk = deskOf(tab);
      expect(await desk.own.confirm(password)).toEqual({ done: true });
      expect(await desk.settings.turnOwnerMails(true)).toEqual({ done: true });
      expect(await ownerMailsOnSince(store)).toBeDefined();
      await longAgo(id);
      expect(await deskOf(tab).settings.turnOwnerMails(false)).toEqual({ done: true });
      expect(await ownerMailsOnSince(store)).toBeUndefined();
    });

    test("before partner sites are changed, and nothing is done until then", async () => {
      const { tab, id } = await withCode("confirm-partners@example.com");
      const form = { name: "Harbor Bank", origins: "harborbank.example", color: "", isOn: true };
      await longAgo(id);
      const refused = { refused: "deskConfirm" };
      expect(await deskOf(tab).partnerSites.save(undefined, form)).toEqual(refused);
      expect(await deskOf(tab).partnerSites.save("harbor-bank-abcde", form)).toEqual(refused);
      expect(await deskOf(tab).partnerSites.remove("harbor-bank-abcde")).toEqual(refused);
      expect(await listPartnerSites(store)).toEqual([]);
      const desk = deskOf(tab);
      expect(await desk.own.confirm(password)).toEqual({ done: true });
      expect(await desk.partnerSites.save(undefined, form)).toEqual({ done: true });
      const [added] = await listPartnerSites(store);
      expect(added).toMatchObject({ name: "Harbor Bank" });
      expect(await deskOf(tab).partnerSites.remove(added?.key ?? "")).toEqual({ done: true });
    });

    test("before passkeys and the authenticator app are changed; or by signing in with a passkey", async () => {
      const { tab, id } = await withCode("confirm-own@example.com", "partner");
      const device = await addPasskey(tab);
      const [passkey] = (await deskOf(tab).own.read()).passkeys;
      await longAgo(id);
      expect((await tab.send("GET", "/passkey/generate-register-options")).status).toBe(403);
      expect(await deskOf(tab).own.removePasskey(passkey?.id ?? "")).toEqual({ refused: "deskConfirm" });
      expect(await deskOf(tab).own.removeCode({ isReplaced: true })).toEqual({ refused: "deskConfirm" });
      const asked = await tab.send("GET", "/passkey/generate-authenticate-options");
      const response = device.authenticate(asked.json);
      expect((await tab.send("POST", "/passkey/verify-authentication", { response })).status).toBe(200);
      // The session before it is over.
      expect((await deskOf(tab).own.read()).sessions).toHaveLength(1);
      expect(await deskOf(tab).own.removeCode({ isReplaced: false })).toEqual({ done: true });
    });

    test("with a stolen session the password cannot be guessed by confirming", async () => {
      const { tab } = await fixture.member("guessed-here@example.com");
      const guesses: unknown[] = [];
      for (let n = 0; n < 11; n += 1) guesses.push(await deskOf(tab).own.confirm(`guess ${n}`));
      expect(guesses.slice(0, 10)).toEqual(Array(10).fill({ refused: "deskWrongPassword" }));
      expect(await deskOf(tab).own.confirm(password)).toEqual({ refused: "tooManySignIns" });
    });

    test("with a stolen session the password cannot be guessed by setting up an app or making recovery codes", async () => {
      const { tab } = await fixture.member("guessed-there@example.com");
      const elsewhere = () => ({ headers: tab.headers(), address: `10.9.${Math.random()}` });
      for (let n = 0; n < 10; n += 1)
        expect(await refusalOf(fixture.accounts.startCodeSetUp(`guess ${n}`, elsewhere()))).toBe("deskWrongPassword");
      expect(await refusalOf(fixture.accounts.startCodeSetUp(password, elsewhere()))).toBe("tooManySignIns");
      const session = await tab.session();
      if (!session) throw new Error("The member is signed out");
      const codes = fixture.accounts.newRecoveryCodes(session, password, elsewhere());
      expect(await refusalOf(codes)).toBe("tooManySignIns");
    });
  });

  describe("a member", () => {
    test("changes name and password, which ends the other sessions", async () => {
      const { tab, id } = await fixture.member("own@example.com");
      const other = fixture.browser();
      await other.signIn("own@example.com");
      expect(await deskOf(tab).own.changeName("  Olga   Ray ")).toEqual({ done: true });
      expect(await deskOf(tab).own.changeName(" ")).toEqual({ refused: "deskNameRefused" });
      expect(await deskOf(tab).own.changeName("O https://evil.example")).toEqual({ refused: "deskNameRefused" });
      expect((await tab.session())?.member.name).toBe("Olga Ray");
      const change = (current: string, next: string) => deskOf(tab).own.changePassword({ current, next });
      expect(await change("not this one", "another horse battery")).toEqual({ refused: "deskWrongPassword" });
      expect(await change(password, "password1234")).toEqual({ refused: "deskPasswordWeak" });
      expect(await change(password, "another horse battery")).toEqual({ done: true });
      expect([await tab.isIn(), await other.isIn()]).toEqual([true, false]);
      expect(await refusalOf(other.signIn("own@example.com"))).toBe("deskRefused");
      await other.signIn("own@example.com", "another horse battery");
      expect(await told(id)).toEqual(["passwordChanged"]);
      expect((await auditOf(store, id)).map(({ action }) => action)).toContain("nameChanged");
    });

    test("members name and remove their own passkeys only, and owners not the last second step", async () => {
      const { tab, id } = await fixture.member("keys@example.com", "owner");
      await addPasskey(tab);
      const [passkey] = (await deskOf(tab).own.read()).passkeys;
      const stranger = (await fixture.member("keys-stranger@example.com")).tab;
      for (const refused of [
        await deskOf(stranger).own.renamePasskey(passkey?.id ?? "", "Mine"),
        await deskOf(stranger).own.removePasskey(passkey?.id ?? ""),
      ])
        expect(refused).toEqual({ refused: "badRequest" });
      await store.db.updateTable("desk_session").set({ method: "passkey" }).where("user_id", "=", id).execute();
      expect(await deskOf(tab).own.renamePasskey(passkey?.id ?? "", " Phone ")).toEqual({ done: true });
      expect((await deskOf(tab).own.read()).passkeys).toMatchObject([{ name: "Phone" }]);
      expect(await deskOf(tab).own.removePasskey(passkey?.id ?? "")).toEqual({ refused: "deskLastSecondStep" });
      await addPasskey(tab);
      expect(await deskOf(tab).own.removePasskey(passkey?.id ?? "")).toEqual({ done: true });
      expect(await told(id)).toEqual(["passkeyAdded", "passkeyAdded", "passkeyRemoved"]);
    });

    test("cannot register a passkey with a name that is too long", async () => {
      const { tab } = await fixture.member("long-key@example.com");
      const offered = await tab.send("GET", "/passkey/generate-register-options");
      const body = { response: fakeAuthenticator(siteUrl).register(offered.json), name: "x".repeat(41) };
      expect(await refusalOf(tab.send("POST", "/passkey/verify-registration", body))).toBe("badRequest");
      expect((await deskOf(tab).own.read()).passkeys).toEqual([]);
    });

    test("makes new recovery codes, and sets up another authenticator app", async () => {
      const { tab, id, recoveryCodes } = await withCode("codes@example.com");
      expect(await deskOf(tab).own.newRecoveryCodes("wrong")).toEqual({ refused: "deskWrongPassword" });
      const made = await deskOf(tab).own.newRecoveryCodes(password);
      const [fresh = ""] = "recoveryCodes" in made ? made.recoveryCodes : [];
      const later = fixture.browser();
      await later.signIn("codes@example.com");
      expect(await refusalOf(later.enterCode(recoveryCodes[0] ?? ""))).toBe("deskCodeRefused");
      await later.enterCode(fresh);
      expect(await later.isIn()).toBe(true);

      expect(await deskOf(tab).own.removeCode({ isReplaced: false })).toEqual({ refused: "deskLastSecondStep" });
      expect(await deskOf(tab).own.removeCode({ isReplaced: true })).toEqual({ done: true });
      // An owner without a second step can only set one up.
      expect((await tab.session())?.mustSetUpSecondStep).toBe(true);
      const { uri } = await tab.startCodeSetUp();
      await tab.confirmCodeSetUp(oneTimeCode(uri));
      expect((await tab.session())?.mustSetUpSecondStep).toBe(false);
      expect(await later.isIn()).toBe(false);
      expect(await told(id)).toEqual([
        "backupCodesMade",
        "recoveryCodeUsed",
        "secondStepRemoved",
        "secondStepSetUp",
        "secondStepSetUp",
      ]);
    });

    test("is told when an owner changes the role or removes a lost second step", async () => {
      const { member: owner } = await fixture.member("teller@example.com", "owner");
      const { id } = await withCode("told@example.com", "partner");
      await removeSecondStep(store, owner, id, { now: Date.now() });
      await changeRole(store, owner, id, "analyst", { now: Date.now() });
      expect(await told(id)).toEqual(["roleChanged", "secondStepRemoved", "secondStepSetUp"]);
    });
  });

  describe("the audit log", () => {
    const refusals = async (memberId: string) =>
      (await auditOf(store, memberId)).filter(({ action }) => action === "signInRefused").map(({ to }) => to);

    test("has refused sign-ins to an account, but at most five an hour, and none of what strangers type", async () => {
      const { id } = await fixture.member("refused@example.com");
      for (let n = 0; n < 8; n += 1)
        expect(await refusalOf(fixture.browser().signIn("refused@example.com", "wrong password"))).toBe("deskRefused");
      await vi.waitFor(async () => expect(await refusals(id)).toEqual(Array(5).fill("deskRefused")));
      await refusalOf(fixture.browser().signIn("typed-by-a-stranger@example.com"));
      const all = await store.db.selectFrom("desk_audit").selectAll().execute();
      expect(JSON.stringify(all)).not.toContain("typed-by-a-stranger");
    });

    test("has no session that was not ended, and no invitation that was not withdrawn", async () => {
      const { tab, id } = await withCode("nothing-done@example.com");
      const own = deskOf(tab);
      await own.own.endSession("unknown");
      await own.people.withdraw("never-invited@example.com");
      const done = async () => {
        const rows = await store.db.selectFrom("desk_audit").select("action").where("actor", "=", id).execute();
        const actions = rows.map(({ action }) => action);
        return actions.filter((action) => action === "sessionEnded" || action === "invitationWithdrawn").toSorted();
      };
      expect(await done()).toEqual([]);
      const other = fixture.browser();
      await other.signIn("nothing-done@example.com");
      const session = await tab.session();
      await fixture.invited("withdrawn@example.com");
      await own.people.withdraw("withdrawn@example.com");
      await own.own.endSession(session?.id ?? "");
      expect(await done()).toEqual(["invitationWithdrawn", "sessionEnded"]);
    });

    test("says if the password was right and the code wrong", async () => {
      const { id } = await withCode("half-in@example.com");
      const thief = fixture.browser();
      await thief.signIn("half-in@example.com");
      expect(await refusalOf(thief.enterCode("000000"))).toBe("deskCodeRefused");
      await vi.waitFor(async () => expect(await refusals(id)).toEqual(["deskCodeRefused"]));
    });

    test("says so too after many wrong passwords, and wherever the code is sent", async () => {
      const { id } = await withCode("drowned@example.com");
      for (let n = 0; n < 6; n += 1) await refusalOf(fixture.browser().signIn("drowned@example.com", `guess ${n}`));
      const thief = fixture.browser();
      await thief.signIn("drowned@example.com");
      expect(await refusalOf(thief.confirmCodeSetUp("000000"))).toBe("deskCodeRefused");
      expect(await thief.isIn()).toBe(false);
      expect(await refusalOf(thief.enterCode("000000"))).toBe("deskCodeRefused");
      await vi.waitFor(async () => expect(await refusals(id)).toContain("deskCodeRefused"));
    });

    test("has what members tried without the role for it, at most five an hour", async () => {
      const { tab, id } = await fixture.member("climber2@example.com", "partner");
      for (let n = 0; n < 7; n += 1)
        expect(await deskOf(tab).people.invite("friend@example.com", "owner")).toEqual({ refused: "roleRefused" });
      const tried = store.db.selectFrom("desk_audit").selectAll().where("action", "=", "actionRefused");
      const rows = await tried.where("actor", "=", id).execute();
      expect(rows.map(({ subject, after }) => [subject, after])).toEqual(Array(5).fill(["managePeople", "partner"]));
    });
  });
}
