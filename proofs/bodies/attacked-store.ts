import { randomUUID } from "node:crypto";
import { apiScopes } from "../../domain/api/api-token.ts";
import { insertToken } from "../../server/store/api/api-tokens.ts";
import { insertPartnerSite } from "../../server/store/partners/partner-sites.ts";
import type { Subjects } from "../../tests/desk/role-requests.ts";
import { newSubjects } from "../../tests/desk/role-subjects.ts";
import { storeLead } from "../../tests/desk/store-lead.ts";
import { attackedPartner } from "../../tests/fuzz/rendered-pages.ts";
import type { ValidRequest } from "../../tests/fuzz/valid-requests.ts";
import { openDeskStore } from "../harness/desk-store.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

/** What lets requests in, on a store that is full enough for every list to fill its page. */
export type AttackedStore = {
  readonly env: Readonly<Record<string, string>>;
  readonly leadId: string;
  /** New ones: some requests remove them. */
  subjects(): Promise<Subjects>;
  /** The cookie of an owner. A request that ends a session gets one of another owner. */
  cookieFor(session: ValidRequest["session"]): Promise<string>;
  /** A token of the API that has calls left. */
  token(): Promise<string>;
  close(): Promise<void>;
};

const leads = 120;
/** A token may ask 120 times a minute. */
const callsOfToken = 100;

export async function openAttackedStore(publicUrl: string): Promise<AttackedStore> {
  const { store, fixture, env } = await openDeskStore(temporaryFolder("bodies"), publicUrl);
  const cookieOfNew = async () => {
    const { tab } = await fixture.joined(`${randomUUID()}@firm.example`, "owner");
    return tab.headers().get("Cookie") ?? "";
  };
  const working = await cookieOfNew();
  const leadId = await storeLead(store, {});
  for (let n = 1; n < leads; n += 1) await storeLead(store, {}, n);
  await store.db.transaction().execute((tx) => insertPartnerSite(tx, attackedPartner, { now: Date.now() }));
  await store.db.deleteFrom("job").execute();
  let secret = "";
  let calls = 0;
  const token = async () => {
    if (calls % callsOfToken === 0) {
      await store.db.deleteFrom("api_token").execute();
      const made = { name: "Warehouse", scopes: apiScopes, created_by: "", expires_at: null };
      ({ secret } = await insertToken(store.db, made, { now: Date.now() }));
    }
    calls += 1;
    return secret;
  };
  return {
    env,
    leadId,
    subjects: () => newSubjects(store),
    cookieFor: (session) => (session === "leaving" ? cookieOfNew() : Promise.resolve(working)),
    token,
    close: () => store.close(),
  };
}
