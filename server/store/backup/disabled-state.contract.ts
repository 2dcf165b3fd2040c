import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import { findSuppression, suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { insertPartnerSite, listPartnerSites, removePartnerSite } from "#server/store/partners/partner-sites.ts";
import { addressSecretName, sharedSecret } from "#server/store/secrets.ts";
import { applyDisabledState, disableAll, readDisabledState } from "./disabled-state.ts";

const site = { origins: ["https://harborbank.example"], color: undefined, isOn: true };

/** What a restore keeps stopped, on both engines. */
export function disabledStateContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  async function empty(): Promise<void> {
    for (const table of ["suppressed_address", "partner_site", "desk_setting", "secret"] as const)
      await store.db.deleteFrom(table).execute();
  }
  beforeEach(empty);
  afterEach(empty);

  const addSite = (key: string, isOn = true) =>
    insertPartnerSite(store.db, { ...site, key, name: key, isOn }, { now: 1 });
  const shownSites = async () => (await listPartnerSites(store)).map(({ key, isOn }) => [key, isOn]);

  describe("what was stopped since a backup", () => {
    test("stays stopped when the backup's rows are back", async () => {
      const secret = await sharedSecret(store, addressSecretName);
      await suppressAddress(store, { hash: "both", reason: "complaint", code: "abuse" }, { now: 5 });
      // More than one statement takes.
      for (let index = 0; index < 201; index++)
        await suppressAddress(store, { hash: `since ${index}`, reason: "bounce", code: "5.1.1" }, { now: 5 });
      for (const key of ["removed", "turned-off", "shown"]) await addSite(key, key !== "turned-off");
      await removePartnerSite(store.db, "removed", { now: 5 });
      await setDeskSetting(store.db, "owner-mails", "off");
      const disabled = await readDisabledState(store.db);

      await empty();
      await suppressAddress(store, { hash: "both", reason: "bounce", code: "5.1.1" }, { now: 1 });
      await suppressAddress(store, { hash: "backup", reason: "bounce", code: "5.1.1" }, { now: 1 });
      for (const key of ["removed", "turned-off", "shown"]) await addSite(key);
      await setDeskSetting(store.db, "owner-mails", "1");
      await applyDisabledState(store.db, disabled);

      expect(await findSuppression(store, "both")).toMatchObject({ reason: "complaint", code: "abuse", created_at: 5 });
      expect(await findSuppression(store, "since 200")).toMatchObject({ reason: "bounce" });
      expect(await findSuppression(store, "backup")).toMatchObject({ reason: "bounce" });
      // Without it no address is recognized.
      expect(await sharedSecret(store, addressSecretName)).toBe(secret);
      expect(await shownSites()).toEqual([
        ["shown", true],
        ["turned-off", false],
      ]);
      expect(await deskSetting(store, "owner-mails")).toBe("off");
    });

    test("is nothing in a new store, which takes what the backup has", async () => {
      const disabled = await readDisabledState(store.db);
      await addSite("shown");
      await setDeskSetting(store.db, "owner-mails", "1");
      const secret = await sharedSecret(store, addressSecretName);
      await applyDisabledState(store.db, disabled);
      expect(await shownSites()).toEqual([["shown", true]]);
      expect(await deskSetting(store, "owner-mails")).toBe("1");
      expect(await sharedSecret(store, addressSecretName)).toBe(secret);
    });

    test("is not known: everything is off until an owner turns it on", async () => {
      await addSite("shown");
      await setDeskSetting(store.db, "owner-mails", "1");
      await disableAll(store.db, { now: 7 });
      expect(await shownSites()).toEqual([["shown", false]]);
      expect(await deskSetting(store, "owner-mails")).toBe("off");
      const entries = store.db.selectFrom("desk_audit").select(["action", "subject", "after"]).where("at", "=", 7);
      expect(await entries.orderBy("action").execute()).toEqual([
        { action: "ownerMails", subject: "desk", after: "off" },
        { action: "partnerSiteChanged", subject: "shown", after: "off" },
      ]);
    });
  });
}
