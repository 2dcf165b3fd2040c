import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockMember } from "#server/services/desk/people/people.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { linkMs } from "#server/store/desk/people/links.ts";
import type { Store } from "#server/store/open.ts";
import { deskFixture, quickHashing, refusalOf } from "./accounts.fixture.ts";

/** Guessing passwords and replacing them, on both engines. */
export function passwordsContract(open: () => Promise<Store>): void {
  let store: Store;
  let desk: ReturnType<typeof deskFixture>;
  const mails: string[] = [];
  const sent = async (_to: string, link: string) => mails.push(link) > 0;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    store = await open();
    const mailer = { sendInvitation: sent, sendReset: sent };
    desk = deskFixture(store, { mailer, passwords: quickHashing, now });
  });
  afterAll(() => store.close());

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
}
