import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuth } from "#server/auth/create-auth.ts";
import { createLog } from "#server/ops/log.ts";
import {
  changeRole,
  invite,
  lockMember,
  removeMember,
  requireSecondStep,
  signOutEverywhere,
} from "#server/services/desk/people/people.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { linkMs } from "#server/store/desk/people/links.ts";
import { findMember, findUserByEmail } from "#server/store/desk/people/members.ts";
import { sessionsOf } from "#server/store/desk/people/sessions.ts";
import { lastVisit } from "#server/store/desk/people/visits.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import type { Store } from "#server/store/open.ts";
import { fakeAuthenticator } from "#tests/fakes/authenticator.ts";
import { startFakeProvider } from "#tests/fakes/openid-provider.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { deskFixture, password, quickHashing, refusalOf, siteUrl } from "./accounts.fixture.ts";

type Provider = Awaited<ReturnType<typeof startFakeProvider>>;
const hour = 3_600_000;

/** What signing in to the desk must do on both engines. */
export function accountsContract(open: () => Promise<Store>): void {
  let store: Store;
  let provider: Provider;
  let desk: ReturnType<typeof deskFixture>;
  const mails: string[] = [];
  const sent = async (_to: string, link: string) => mails.push(link) > 0;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    store = await open();
    provider = await startFakeProvider("desk");
    desk = deskFixture(store, {
      env: { siteUrl, deskOidc: { issuer: provider.issuer, clientId: "desk", clientSecret: "fake secret" } },
      mailer: { sendInvitation: sent, sendReset: sent },
      passwords: quickHashing,
      now,
    });
  });
  afterAll(async () => {
    await provider.close();
    await store.close();
  });

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
    expect(await lastVisit(store, id, { now })).toBeUndefined();
    expect(await lastVisit(store, id, { now: now + 1 })).toBeUndefined();
    await tab.signOut();
    await tab.signIn("again@example.com");
    expect(await lastVisit(store, id, { now: now + 2 })).toBe(now);
    const entries = (await auditOf(store, id)).filter(({ action }) => action === "signedIn");
    expect(entries.map(({ to }) => to)).toEqual(["password", "password"]);
  });

  describe("tries", () => {
    test("ten wrong passwords pause an account for strangers, wherever they come from, but not for its own device", async () => {
      const { tab } = await desk.member("guessed@example.com");
      const wrong = (address: string) =>
        refusalOf(desk.browser(address).signIn("guessed@example.com", "wrong password"));
      for (let n = 0; n < 10; n += 1) expect(await wrong(`10.1.0.${n}`)).toBe("deskRefused");
      expect(await refusalOf(desk.browser("10.1.1.1").signIn("guessed@example.com"))).toBe("tooManySignIns");
      expect(await refusalOf(tab.signIn("guessed@example.com"))).toBe("no refusal");
      const forged = desk.browser("10.1.2.1");
      forged.jar.set("__Host-desk.device", "abc.def");
      expect(await refusalOf(forged.signIn("guessed@example.com"))).toBe("tooManySignIns");
    });

    test("by strangers keep out neither who joins nor who chooses a new password", async () => {
      const token = await desk.invited("awaited@example.com");
      const guess = (n: number) =>
        refusalOf(desk.browser(`10.4.0.${n}`).signIn("awaited@example.com", "wrong password"));
      for (let n = 0; n < 10; n += 1) expect(await guess(n)).toBe("deskRefused");
      expect(await guess(10)).toBe("tooManySignIns");
      const tab = desk.browser();
      await tab.join(token);
      expect(await tab.isIn()).toBe(true);

      await desk.accounts.requestReset("awaited@example.com", desk.browser().visit());
      const reset = new URL(mails.at(-1) ?? "").searchParams.get("token") ?? "";
      const later = desk.browser();
      expect(await later.resetPassword(reset, "another horse battery")).toMatchObject({ next: "desk" });
      expect(await later.isIn()).toBe(true);
      expect(await guess(11)).toBe("tooManySignIns");
    });

    test("are limited per network, also many at once", async () => {
      const tries = Array.from({ length: 45 }, () => refusalOf(desk.browser("10.3.0.1").enterCode("000000")));
      const refusals = await Promise.all(tries);
      expect(refusals.filter((code) => code === "deskStartAgain")).toHaveLength(40);
      expect(refusals.filter((code) => code === "tooManyDeskRequests")).toHaveLength(5);
    });
  });

  describe("a link for a new password", () => {
    test("is mailed to members only, works once, is stored as a hash, and ends all sessions", async () => {
      const { tab, id } = await desk.member("forgot@example.com");
      mails.length = 0;
      await desk.accounts.requestReset("unknown@example.com", desk.browser().visit());
      expect(mails).toEqual([]);
      await desk.accounts.requestReset("Forgot@example.com", desk.browser().visit());
      const token = new URL(mails.at(-1) ?? "").searchParams.get("token") ?? "";
      expect(JSON.stringify(await store.db.selectFrom("desk_link").selectAll().execute())).not.toContain(token);
      expect(await desk.accounts.reset(token)).toEqual({ email: "forgot@example.com" });
      const choose = (word: string) => desk.accounts.resetPassword({ token, password: word }, desk.browser().visit());
      expect(await refusalOf(choose("forgot@example.com"))).toBe("deskPasswordWeak");
      await choose("another horse battery");
      expect(await refusalOf(choose("a third horse battery"))).toBe("deskLinkUsed");
      expect(await tab.isIn()).toBe(false);
      expect(await refusalOf(tab.signIn("forgot@example.com"))).toBe("deskRefused");
      await tab.signIn("forgot@example.com", "another horse battery");
      expect(await tab.isIn()).toBe(true);
      expect((await auditOf(store, id)).map(({ action }) => action)).toContain("passwordChanged");
    });

    test("stays good if a stranger asks for another, until one of them is used", async () => {
      await desk.member("asked-twice@example.com");
      const ask = async () => {
        await desk.accounts.requestReset("asked-twice@example.com", desk.browser().visit());
        return new URL(mails.at(-1) ?? "").searchParams.get("token") ?? "";
      };
      const [first, second] = [await ask(), await ask()];
      await ask();
      expect(await refusalOf(ask())).toBe("tooManyResets");
      await desk.browser().resetPassword(first, "another horse battery");
      expect(await refusalOf(desk.browser().resetPassword(second, "a third horse battery"))).toBe("deskLinkUsed");
    });

    test("ends after 30 minutes, and locked accounts get none", async () => {
      const { id } = await desk.member("slow@example.com");
      await desk.accounts.requestReset("slow@example.com", desk.browser().visit());
      const token = new URL(mails.at(-1) ?? "").searchParams.get("token") ?? "";
      ahead = linkMs.reset + 1_000;
      const late = await desk.accounts.reset(token);
      ahead = 0;
      expect(late).toBeUndefined();
      await lockMember(store, "command", id, true, { now: now() });
      mails.length = 0;
      await desk.accounts.requestReset("slow@example.com", desk.browser().visit());
      expect(mails).toEqual([]);
    });
  });

  describe("a one-time code", () => {
    test("is asked for, counts once, stops a guesser, and can be replaced by a backup code", async () => {
      const { tab, id } = await desk.member("totp@example.com");
      expect(await refusalOf(tab.startCodeSetUp("wrong password"))).toBe("deskWrongPassword");
      const { uri, backupCodes } = await tab.startCodeSetUp();
      expect(await refusalOf(tab.confirmCodeSetUp("000000"))).toBe("deskCodeRefused");
      await tab.confirmCodeSetUp(oneTimeCode(uri, -1));
      expect((await tab.session())?.method).toBe("code");
      expect(await refusalOf(tab.startCodeSetUp())).toBe("deskCodeSetUp");

      const fresh = desk.browser();
      expect(await fresh.signIn("totp@example.com")).toMatchObject({ needsCode: true });
      expect(await fresh.isIn()).toBe(false);
      const code = oneTimeCode(uri);
      const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect(await fresh.enterCode(typed)).not.toHaveProperty("codesLeft");
      expect(await fresh.isIn()).toBe(true);

      const thief = desk.browser();
      await thief.signIn("totp@example.com");
      expect(await refusalOf(thief.enterCode(code))).toBe("deskCodeUsed");
      expect(await thief.isIn()).toBe(false);

      const guesser = desk.browser();
      await guesser.signIn("totp@example.com");
      const guesses: string[] = [];
      for (let n = 0; n < 7; n += 1) guesses.push(await refusalOf(guesser.enterCode("000000")));
      expect(guesses.slice(0, 5)).toEqual(Array(5).fill("deskCodeRefused"));
      expect(guesses.slice(5)).toEqual(Array(2).fill("deskStartAgain"));

      const [spare = ""] = backupCodes;
      const backup = desk.browser();
      await backup.signIn("totp@example.com");
      const codesLeft = backupCodes.length - 1;
      expect(await backup.enterCode(spare)).toMatchObject({ codesLeft });
      expect(await backup.isIn()).toBe(true);
      const used = (await auditOf(store, id)).find(({ action }) => action === "recoveryCodeUsed");
      expect(used).toMatchObject({ actor: id, to: String(codesLeft) });
      expect(await findJob(store, jobKinds.mailAccount, used?.id ?? "")).toBeDefined();
      const again = desk.browser();
      await again.signIn("totp@example.com");
      expect(await refusalOf(again.enterCode(spare))).toBe("deskCodeRefused");
    });

    test("is required of owners, and of everyone if an owner says so", async () => {
      const { tab: owner, member } = await desk.member("must@example.com", "owner");
      const { tab: analyst } = await desk.member("may@example.com");
      expect((await owner.session())?.mustSetUpSecondStep).toBe(true);
      expect((await analyst.session())?.mustSetUpSecondStep).toBe(false);
      await requireSecondStep(store, member, true, { now: now() });
      expect((await analyst.session())?.mustSetUpSecondStep).toBe(true);
      await requireSecondStep(store, member, false, { now: now() });
      const other = desk.browser();
      await other.signIn("must@example.com");
      const { uri } = await owner.startCodeSetUp();
      await owner.confirmCodeSetUp(oneTimeCode(uri));
      expect(await owner.session()).toMatchObject({ method: "code", mustSetUpSecondStep: false });
      // Sessions without the second step do not survive it.
      expect(await other.isIn()).toBe(false);
    });
  });

  describe("a passkey", () => {
    async function withPasskey(email: string, role: "analyst" | "owner" = "analyst") {
      const { tab } = await desk.member(email, role);
      const device = fakeAuthenticator(siteUrl);
      const offered = await tab.send("GET", "/passkey/generate-register-options");
      const body = { response: device.register(offered.json), name: "Laptop", createSession: true };
      const added = await tab.send("POST", "/passkey/verify-registration", body);
      expect([added.status, added.json]).toEqual([200, { ok: true }]);
      return { tab, device };
    }

    test("signs in, and only where the device checked who it was", async () => {
      const { device } = await withPasskey("passkey@example.com");
      const fresh = desk.browser();
      const asked = await fresh.send("GET", "/passkey/generate-authenticate-options");
      const response = device.authenticate(asked.json);
      const entered = await fresh.send("POST", "/passkey/verify-authentication", { response });
      expect([entered.status, entered.json]).toEqual([200, { ok: true }]);
      expect((await fresh.session())?.method).toBe("passkey");
      const replayed = await desk.browser().send("POST", "/passkey/verify-authentication", { response });
      expect(replayed.status).toBe(400);

      const touched = desk.browser();
      const again = await touched.send("GET", "/passkey/generate-authenticate-options");
      const refused = await touched.send("POST", "/passkey/verify-authentication", {
        response: device.authenticate(again.json, { verified: false }),
      });
      expect([refused.status, await touched.isIn()]).toEqual([403, false]);
    });

    test("that did not check who it was is not registered, nor without a fresh session", async () => {
      const { tab, id } = await desk.member("unverified@example.com");
      const offered = await tab.send("GET", "/passkey/generate-register-options");
      const response = fakeAuthenticator(siteUrl).register(offered.json, { verified: false });
      expect((await tab.send("POST", "/passkey/verify-registration", { response })).status).toBe(403);
      const old = new Date(Date.now() - hour).toISOString();
      await store.db.updateTable("desk_session").set({ created_at: old }).where("user_id", "=", id).execute();
      expect((await tab.send("GET", "/passkey/generate-register-options")).status).toBe(403);
      expect((await desk.browser().send("GET", "/passkey/generate-register-options")).status).toBe(401);
    });

    test("is an owner's second step, and then a password alone is not enough", async () => {
      const { tab } = await withPasskey("keyowner@example.com", "owner");
      expect(await tab.session()).toMatchObject({ method: "passkey", mustSetUpSecondStep: false });
      expect(await refusalOf(desk.browser().signIn("keyowner@example.com"))).toBe("deskPasskeyNeeded");
    });
  });

  describe("the firm's accounts", () => {
    async function throughProvider(claims: Parameters<Provider["answerWith"]>[0]) {
      provider.answerWith(claims);
      const tab = desk.browser();
      const { url } = await tab.firmSignIn();
      const back = await fetch(url, { redirect: "manual" });
      const target = new URL(back.headers.get("Location") ?? "");
      const path = target.pathname.slice("/api/desk-auth".length) + target.search;
      const ended = await tab.send("GET", path, undefined, { "Sec-Fetch-Site": "cross-site" });
      return { tab, location: ended.headers.get("Location") ?? "" };
    }

    test("let in members whose address the provider has confirmed, and nobody else", async () => {
      const { id } = await desk.member("entra@example.com");
      const known = await throughProvider({ sub: "e1", email: "entra@example.com", email_verified: true, name: "E" });
      expect(known.location).toMatch(/\/desk$/);
      expect(await known.tab.session()).toMatchObject({ member: { id }, method: "firm" });
      const linked = store.db.selectFrom("desk_credential").selectAll().where("provider_id", "=", "firm");
      expect(await linked.executeTakeFirst()).toMatchObject({ user_id: id, account_id: "e1" });
      const unknown = await throughProvider({ sub: "e2", email: "outsider@example.com", email_verified: true });
      expect([await unknown.tab.isIn(), unknown.location]).toEqual([false, expect.stringContaining("signup_disabled")]);
      expect(await findUserByEmail(store, "outsider@example.com")).toBeUndefined();
      await desk.member("claimed@example.com");
      const unconfirmed = await throughProvider({ sub: "e3", email: "claimed@example.com", email_verified: false });
      expect([await unconfirmed.tab.isIn(), unconfirmed.location]).toEqual([
        false,
        expect.stringContaining("account_not_linked"),
      ]);
      const entra = await throughProvider({ sub: "e4", email: "claimed@example.com", xms_edov: true });
      expect(await entra.tab.isIn()).toBe(true);
    });

    test("stay out while locked", async () => {
      const { id } = await desk.member("entra-locked@example.com");
      await lockMember(store, "command", id, true, { now: now() });
      const locked = await throughProvider({ sub: "e5", email: "entra-locked@example.com", email_verified: true });
      expect(await locked.tab.isIn()).toBe(false);
    });

    test("work once the provider answers, also if it was down at first", async () => {
      const spare = await startFakeProvider("desk");
      const port = Number(new URL(spare.issuer).port);
      await spare.close();
      const late = deskFixture(store, {
        env: { siteUrl, deskOidc: { issuer: spare.issuer, clientId: "desk", clientSecret: "fake secret" } },
      });
      expect(await refusalOf(late.browser().firmSignIn())).toBe("deskProviderDown");
      const back = await startFakeProvider("desk", port);
      const { url } = await late.browser().firmSignIn();
      await back.close();
      expect(url).toContain(`${spare.issuer}/authorize`);
    });
  });
}
