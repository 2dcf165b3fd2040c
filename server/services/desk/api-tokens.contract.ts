import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member, Role } from "#domain/desk/people/member.ts";
import { type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { findToken, hashOfToken, isUseDue, writeUse } from "#server/store/api/api-tokens.ts";
import { auditPage } from "#server/store/desk/people/audit.ts";
import { endApiToken, makeToken, readTokens } from "./api-tokens.ts";

const member = (role: Role): Member => ({ id: `api-${role}`, name: "Daniel Mercer", email: "d@firm.example", role });
const owner = member("owner");
const typed = { name: "Warehouse", scopes: ["leads:read", "funnel:read"], lifetime: "days90" } as const;
const days90 = 90 * 86_400_000;

/** The tokens of the API, on both engines. */
export function apiTokensContract(fixture: ServiceFixture): void {
  const { clock } = fixture;
  const now = () => ({ now: clock.now });

  describe("a token of the API", () => {
    beforeEach(async () => void (await fixture.store.db.deleteFrom("api_token").execute()));

    test("is shown once, stored as a hash, listed with who made it and its scopes, and logged", async () => {
      const { secret } = await makeToken(fixture.store, owner, typed, now());
      expect(secret).toMatch(/^amv_[\w-]{43}$/);
      const rows = await fixture.store.db.selectFrom("api_token").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(rows).toMatchObject([{ hash: hashOfToken(secret), scopes: "leads:read funnel:read" }]);
      const tokens = await readTokens(fixture.store, owner);
      expect(tokens).toMatchObject([{ name: "Warehouse", scopes: typed.scopes, expiresAt: t0 + days90 }]);
      expect(await auditPage(fixture.store, { actor: owner.id }, 1)).toMatchObject([
        { action: "tokenMade", subject: "Warehouse", to: "leads:read, funnel:read" },
      ]);
    });

    test("works until it expires or is ended, and ending it is logged once", async () => {
      const { secret } = await makeToken(fixture.store, owner, typed, now());
      const [{ id: tokenId } = { id: "" }] = await readTokens(fixture.store, owner);
      const works = async (at: number) =>
        (await findToken(fixture.store, hashOfToken(secret), { now: at })) !== undefined;
      expect([await works(t0), await works(t0 + days90 - 1), await works(t0 + days90)]).toEqual([true, true, false]);
      for (let times = 0; times < 2; times += 1) await endApiToken(fixture.store, owner, tokenId, { now: t0 + 5 });
      expect(await works(t0)).toBe(false);
      expect(await readTokens(fixture.store, owner)).toEqual([]);
      const logged = await auditPage(fixture.store, { actor: owner.id }, 99);
      expect(logged.filter(({ action, at }) => action === "tokenEnded" && at === t0 + 5)).toHaveLength(1);
    });

    test("outlives the account of the member who made it, and still says who that was", async () => {
      const at = new Date(t0).toISOString();
      const maker = { ...owner, id: randomUUID(), name: "Jonas Thiele" };
      await fixture.store.db
        .insertInto("desk_user")
        .values({ ...maker, email: `${maker.id}@firm.example`, created_at: at, updated_at: at, removed_at: t0 })
        .execute();
      const { secret } = await makeToken(fixture.store, maker, { ...typed, lifetime: "never" }, now());
      expect(await readTokens(fixture.store, owner)).toMatchObject([{ madeBy: "Jonas Thiele", hasMakerLeft: true }]);
      await fixture.store.db.updateTable("desk_user").set({ removed_at: null }).where("id", "=", maker.id).execute();
      expect(await readTokens(fixture.store, owner)).toMatchObject([{ madeBy: "Jonas Thiele", hasMakerLeft: false }]);
      expect(await findToken(fixture.store, hashOfToken(secret), { now: t0 + 99 * days90 })).toBeDefined();
    });

    test("notes its last use at most once a minute", async () => {
      const { secret } = await makeToken(fixture.store, owner, typed, now());
      const use = async (at: number) => {
        const token = await findToken(fixture.store, hashOfToken(secret), { now: at });
        const isDue = token !== undefined && isUseDue(token, { now: at });
        if (token) await writeUse(fixture.store, token.id, { now: at });
        return [isDue, (await readTokens(fixture.store, owner))[0]?.usedAt];
      };
      expect(await use(t0)).toEqual([true, t0]);
      expect(await use(t0 + 59_999)).toEqual([false, t0]);
      expect(await use(t0 + 60_000)).toEqual([true, t0 + 60_000]);
    });

    test.each<[string, object]>([
      ["no name", { name: "  " }],
      ["a name of two lines", { name: "a\nb" }],
      ["no scope", { scopes: [] }],
      ["an unknown scope", { scopes: ["leads:write"] }],
      ["an unknown lifetime", { lifetime: "forever" }],
    ])("with %s is not made", async (_what, change) => {
      const making = makeToken(fixture.store, owner, { ...typed, ...change }, now());
      await expect(making).rejects.toMatchObject({ code: "deskTokenIncomplete" });
    });

    test("is not made beyond twenty that work", async () => {
      for (let count = 0; count < 20; count += 1) await makeToken(fixture.store, owner, typed, now());
      await expect(makeToken(fixture.store, owner, typed, now())).rejects.toMatchObject({ code: "deskTooManyTokens" });
      await makeToken(fixture.store, owner, typed, { now: t0 + days90 });
    });

    test.each(["analyst", "partner"] as const)("cannot be read, made or ended with the role %s", async (role) => {
      const refused = { code: "roleRefused" };
      await expect(readTokens(fixture.store, member(role))).rejects.toMatchObject(refused);
      await expect(makeToken(fixture.store, member(role), typed, now())).rejects.toMatchObject(refused);
      await expect(endApiToken(fixture.store, member(role), "x", now())).rejects.toMatchObject(refused);
    });
  });
}
