import { beforeEach, describe, expect, test } from "vitest";
import type { Member, Role } from "#domain/desk/people/member.ts";
import type { PartnerForm } from "#domain/partners/partner-form.ts";
import { partnerLimits } from "#domain/partners/partner-site.ts";
import { insertPartnerSite, updatePartnerSite } from "#server/store/partners/partner-sites.ts";
import { createDeskPartnerSites } from "./desk/partner-sites.ts";
import { findShownPartner, partnerOfAddress } from "./partner-sites.ts";
import { bare, id, other, type ServiceFixture, t0 } from "./services.fixture.ts";

const member = (role: Role): Member => ({ id: `m-${role}`, name: "Daniel Mercer", email: "d@amiva.example", role });
const owner = member("owner");
const form: PartnerForm = {
  name: "Harbor Bank",
  origins: "harborbank.example\nwww.harborbank.example",
  color: "",
  isOn: true,
};
const harbor = {
  key: "harbor-bank-x7k2",
  name: "Harbor Bank",
  origins: ["https://harborbank.example", "https://www.harborbank.example"],
  color: undefined,
  isOn: true,
};
const navy = "102a66";
const frame = `https://amiva.example/embed/${harbor.key}`;

/** Partner sites on the desk, and the leads that come from their frames, on both engines. */
export function partnerSitesContract(fixture: ServiceFixture): void {
  const { clock, leadService, leadNow, leadRows } = fixture;
  const desk = () =>
    createDeskPartnerSites({
      store: fixture.store,
      env: { siteUrl: "https://amiva.example" },
      now: () => clock.now,
      newSuffix: () => "x7k2",
    });
  /** The number of earlier tests' entries: the log cannot be emptied. */
  let logged = 0;
  const audit = async () => {
    const rows = await fixture.store.db
      .selectFrom("desk_audit")
      .select(["action", "subject", "before", "after"])
      .where("action", "like", "partnerSite%")
      .orderBy("at")
      .execute();
    return rows.slice(logged).map(({ action, subject, before, after }) => [action, subject, before, after]);
  };
  beforeEach(async () => {
    await fixture.store.db.deleteFrom("partner_site").execute();
    logged = 0;
    logged = (await audit()).length;
  });

  describe("partner sites on the desk", () => {
    test("are added, changed, switched off and removed, each with its entry in the audit log", async () => {
      expect(await desk().save(owner, undefined, form)).toEqual({ done: true });
      expect(await desk().list(owner)).toEqual([
        { ...harbor, leads: 0, snippet: expect.stringContaining(`data-partner="${harbor.key}"`) },
      ]);
      clock.now += 1;
      await desk().save(owner, harbor.key, { ...form, color: navy.toUpperCase(), isOn: false });
      expect(await desk().list(owner)).toMatchObject([{ key: harbor.key, color: `#${navy}`, isOn: false }]);
      expect(await findShownPartner(fixture.store, harbor.key)).toBeUndefined();
      // Nothing is changed, so nothing is logged.
      await desk().save(owner, harbor.key, { ...form, color: navy, isOn: false });
      clock.now += 1;
      await desk().remove(owner, harbor.key);
      await desk().remove(owner, harbor.key);
      expect(await desk().list(owner)).toEqual([]);
      expect(await desk().save(owner, harbor.key, form)).toEqual({ problem: { field: "all", kind: "gone" } });
      const domains = "harborbank.example, www.harborbank.example";
      expect(await audit()).toEqual([
        ["partnerSiteAdded", "Harbor Bank", null, `on, ${domains}`],
        ["partnerSiteChanged", "Harbor Bank", `on, ${domains}`, `off, ${domains}, #${navy}`],
        ["partnerSiteRemoved", "Harbor Bank", null, null],
      ]);
    });

    test.each<[Partial<PartnerForm>, object]>([
      [{ name: " \n" }, { field: "name", kind: "missing" }],
      [{ name: "x".repeat(partnerLimits.name + 1) }, { field: "name", kind: "tooLong" }],
      [{ origins: "" }, { field: "origins", kind: "missing" }],
      [{ origins: "*.harborbank.example" }, { field: "origins", kind: "notDomain", typed: "*.harborbank.example" }],
      [{ color: "navy" }, { field: "color", kind: "noColor" }],
      [{ color: "ffcc00" }, { field: "color", kind: "tooLight", shade: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
    ])("refuse %j, and store nothing", async (change, problem) => {
      expect(await desk().save(owner, undefined, { ...form, ...change })).toEqual({ problem });
      expect([await desk().list(owner), await audit()]).toEqual([[], []]);
    });

    test("have different names, and there is a limit", async () => {
      await desk().save(owner, undefined, form);
      const taken = { problem: { field: "name", kind: "taken" } };
      expect(await desk().save(owner, undefined, { ...form, name: "HARBOR BANK" })).toEqual(taken);
      for (let site = 1; site < partnerLimits.sites; site += 1)
        await insertPartnerSite(
          fixture.store.db,
          { ...harbor, key: `site-${site}`, name: `Site ${site}` },
          { now: t0 },
        );
      const full = { problem: { field: "all", kind: "tooMany" } };
      expect(await desk().save(owner, undefined, { ...form, name: "One more" })).toEqual(full);
      expect(await desk().save(owner, harbor.key, { ...form, name: "Harbor" })).toEqual({ done: true });
    });

    test("are for owners", async () => {
      const refused = { code: "roleRefused" };
      for (const by of [member("analyst"), member("partner")]) {
        await expect(desk().list(by)).rejects.toMatchObject(refused);
        await expect(desk().save(by, undefined, form)).rejects.toMatchObject(refused);
        await expect(desk().remove(by, harbor.key)).rejects.toMatchObject(refused);
      }
    });
  });

  describe("a lead from a partner's frame", () => {
    beforeEach(() => insertPartnerSite(fixture.store.db, harbor, { now: t0 }));
    const addNew = (pageUrl: string) => {
      const request = other({ pageUrl });
      return leadService()
        .capture(request)
        .then(() => leadNow(request.valuationId));
    };

    test("names the partner, counts for it, and keeps the name when the site is changed and removed", async () => {
      await leadService().capture({ ...bare, pageUrl: frame });
      const partnerSite = { key: harbor.key, name: "Harbor Bank" };
      expect((await leadNow()).lead).toMatchObject({ partnerSite });
      expect(await leadRows()).toMatchObject([{ partner_site: harbor.key, source: "partnerSite" }]);
      expect(await desk().list(owner)).toMatchObject([{ leads: 1 }]);
      await updatePartnerSite(fixture.store.db, { ...harbor, name: "Harbor Bancorp" });
      await desk().remove(owner, harbor.key);
      // A later capture, as from the private page.
      const later = {
        ...bare,
        userEmail: "owner@northgate.example",
        pageUrl: `https://amiva.example/valuation/result/${id}`,
      };
      await leadService().capture(later);
      expect((await leadNow()).lead).toMatchObject({ partnerSite, userEmail: later.userEmail });
      expect(await leadRows()).toMatchObject([{ partner_site: harbor.key, source: "partnerSite" }]);
    });

    test.each([
      ["of another page", "https://amiva.example/valuation"],
      ["with an unknown key", "https://amiva.example/embed/nobody-x7k2"],
      ["with a key that is none", "https://amiva.example/embed/'; drop"],
      ["that is no address", "x"],
    ])("%s is stored without a partner", async (_, pageUrl) => {
      expect((await addNew(pageUrl)).lead).not.toHaveProperty("partnerSite");
    });

    test("is stored without a partner once the site is switched off or removed", async () => {
      await updatePartnerSite(fixture.store.db, { ...harbor, isOn: false });
      expect((await addNew(frame)).lead).not.toHaveProperty("partnerSite");
      await updatePartnerSite(fixture.store.db, harbor);
      expect(await partnerOfAddress(fixture.store, frame)).toEqual({ key: harbor.key, name: harbor.name });
      await desk().remove(owner, harbor.key);
      expect((await addNew(frame)).lead).not.toHaveProperty("partnerSite");
    });
  });
}
