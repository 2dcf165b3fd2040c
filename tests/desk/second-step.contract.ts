import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireSecondStep } from "#server/services/desk/people/people.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import type { Store } from "#server/store/open.ts";
import { fakeAuthenticator } from "#tests/fakes/authenticator.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { deskFixture, quickHashing, refusalOf, siteUrl } from "./accounts.fixture.ts";

const hour = 3_600_000;

/** One-time codes and passkeys, on both engines. */
export function secondStepContract(open: () => Promise<Store>): void {
  let store: Store;
  let desk: ReturnType<typeof deskFixture>;

  beforeAll(async () => {
    store = await open();
    desk = deskFixture(store, { passwords: quickHashing });
  });
  afterAll(() => store.close());

  describe("a one-time code", () => {
    test("is asked for, counts once, stops a guesser, and can be replaced by a recovery code", async () => {
      const { tab, id } = await desk.member("totp@example.com");
      expect(await refusalOf(tab.startCodeSetUp("wrong password"))).toBe("deskWrongPassword");
      const { uri, recoveryCodes } = await tab.startCodeSetUp();
      expect(await refusalOf(tab.confirmCodeSetUp("000000"))).toBe("deskCodeRefused");
      await tab.confirmCodeSetUp(oneTimeCode(uri));
      expect((await tab.session())?.method).toBe("code");
      expect(await refusalOf(tab.startCodeSetUp())).toBe("deskCodeSetUp");

      const fresh = desk.browser();
      expect(await fresh.signIn("totp@example.com")).toMatchObject({ needsCode: true });
      expect(await fresh.isIn()).toBe(false);
      const code = oneTimeCode(uri, 1);
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

      const [spare = ""] = recoveryCodes;
      const backup = desk.browser();
      await backup.signIn("totp@example.com");
      const codesLeft = recoveryCodes.length - 1;
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
      await requireSecondStep(store, member, true, { now: Date.now() });
      expect((await analyst.session())?.mustSetUpSecondStep).toBe(true);
      await requireSecondStep(store, member, false, { now: Date.now() });
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
}
