import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockMember } from "#server/services/desk/people/people.ts";
import { findUserByEmail } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { startFakeProvider } from "#tests/fakes/openid-provider.ts";
import { deskFixture, quickHashing, refusalOf, siteUrl } from "./accounts.fixture.ts";

type Provider = Awaited<ReturnType<typeof startFakeProvider>>;

/** Signing in with the accounts that the firm has anyway, on both engines. */
export function firmAccountsContract(open: () => Promise<Store>): void {
  let store: Store;
  let desk: ReturnType<typeof deskFixture>;
  let provider: Provider;

  beforeAll(async () => {
    store = await open();
    provider = await startFakeProvider("desk");
    desk = deskFixture(store, {
      env: { siteUrl, deskOidc: { issuer: provider.issuer, clientId: "desk", clientSecret: "fake secret" } },
      passwords: quickHashing,
    });
  });
  afterAll(async () => {
    await provider.close();
    await store.close();
  });

  describe("the firm's accounts", () => {
    async function throughProvider(claims: Parameters<Provider["answerWith"]>[0]) {
      provider.answerWith(claims);
      const tab = desk.browser();
      const { url } = await tab.startSso();
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
      await lockMember(store, "command", id, true, { now: Date.now() });
      const locked = await throughProvider({ sub: "e5", email: "entra-locked@example.com", email_verified: true });
      expect(await locked.tab.isIn()).toBe(false);
    });

    test("are refused where the firm has set none up", async () => {
      const without = deskFixture(store, { passwords: quickHashing });
      expect(await refusalOf(without.browser().startSso())).toBe("badRequest");
    });

    test("work once the provider answers, also if it was down at first", async () => {
      const spare = await startFakeProvider("desk");
      const port = Number(new URL(spare.issuer).port);
      await spare.close();
      const late = deskFixture(store, {
        env: { siteUrl, deskOidc: { issuer: spare.issuer, clientId: "desk", clientSecret: "fake secret" } },
      });
      expect(await refusalOf(late.browser().startSso())).toBe("deskProviderDown");
      const back = await startFakeProvider("desk", port);
      const { url } = await late.browser().startSso();
      await back.close();
      expect(url).toContain(`${spare.issuer}/authorize`);
    });
  });
}
