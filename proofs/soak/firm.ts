import { randomUUID } from "node:crypto";
import { eventTypes } from "../../domain/events/event-types.ts";
import type { LeadPartnerSite } from "../../domain/partners/partner-site.ts";
import { deskSecretFor } from "../../server/auth/desk-secret.ts";
import { insertWebhook } from "../../server/store/events/webhooks.ts";
import type { Store } from "../../server/store/open.ts";
import { insertPartnerSite } from "../../server/store/partners/partner-sites.ts";
import { deskFixture } from "../../tests/desk/accounts.fixture.ts";
import { localAddress } from "../../tooling/build/ensure-built.ts";
import { makeReaderToken } from "../harness/receivers/api-reader.ts";
import type { EventReceiver } from "../harness/receivers/event-receiver.ts";

export const deskSecret = "a-soak-secret-of-more-than-thirty-two-characters";

/** A member of the desk at a signed-in browser. */
export type SignedInMember = { readonly name: string; readonly cookie: string };

/** What the firm has set up before the first visitor comes. */
export type SoakFirm = {
  readonly members: readonly SignedInMember[];
  readonly partnerSite: LeadPartnerSite;
  /** For the API. */
  readonly token: string;
};

const memberNames = ["Nora Quist", "Idris Vane"] as const;
const partnerSite = { key: "harbor-bank-x7k2", name: "Harbor Bank" } as const;

export async function setUpFirm(store: Store, dataDir: string, ownSystem: EventReceiver): Promise<SoakFirm> {
  const now = Date.now();
  await deskSecretFor(store, { dataDir, deskSecret });
  const desk = deskFixture(store, { env: { siteUrl: localAddress, deskOidc: undefined }, secret: deskSecret });
  const members: SignedInMember[] = [];
  for (const name of memberNames) {
    const browser = desk.browser();
    await browser.join(await desk.invited(`${name.split(" ")[0]}@firm.example`.toLowerCase(), "partner"), name);
    members.push({ name, cookie: browser.headers().get("Cookie") ?? "" });
  }
  const site = { ...partnerSite, origins: ["https://harborbank.example"], color: undefined, isOn: true };
  await insertPartnerSite(store.db, site, { now });
  const { url, secret } = ownSystem;
  const webhook = { id: `wh_${randomUUID()}`, slot: 1, url, events: eventTypes.join(" "), secret, created_by: "" };
  await insertWebhook(store.db, webhook, { now });
  return { members, partnerSite, token: await makeReaderToken(store) };
}
