import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Member } from "#domain/desk/people/member.ts";
import { lookEveryMs } from "#domain/leads/crm/crm-quota.ts";
import type { LeadCapture } from "#domain/leads/lead.ts";
import { createApp } from "#server/app.ts";
import type { DeskAccess } from "#server/auth/desk-access.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { deskBuild } from "#server/http/pages/desk-pages.ts";
import { openCrmParts } from "#server/jobs/crm/crm-parts.ts";
import { createBoardLook } from "#server/jobs/crm/fields/board-look.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { createWorker } from "#server/jobs/worker.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import { storeLead } from "#tests/desk/store-lead.ts";

export const deskMembers = {
  daniel: { id: "daniel", name: "Daniel Mercer", email: "daniel@firm.example", role: "owner" },
  anita: { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" },
  lucia: { id: "lucia", name: "Lucia Serrano", email: "lucia@firm.example", role: "analyst" },
} as const satisfies Readonly<Record<string, Member>>;

export type DeskMember = keyof typeof deskMembers;

/** The screens of these tests sign nobody in. */
const accounts = { canMail: false, hasSso: false } as unknown as DeskAccounts;

type AccessOf = (store: Store, url: string) => DeskAccess;

/** Who is signed in stands in the cookie `member`: sign-in has its own tests. */
const byCookie: AccessOf = () => ({
  accounts: async () => accounts,
  session: async (headers) => {
    const name = /member=(\w+)/.exec(headers.get("cookie") ?? "")?.[1] as DeskMember | undefined;
    return name && { id: "session", member: deskMembers[name], signedInAt: 0, confirmedAt: Date.now() };
  },
});

/** The built desk on a separate store. With the settings of a CRM the outbox delivers to it, and the board is looked at. */
export async function startDeskSite(settings: Record<string, string> = {}, accessOf: AccessOf = byCookie) {
  const dataDir = mkdtempSync(join(tmpdir(), "desk-site-"));
  const store = await openStore({ dataDir });
  const at = new Date().toISOString();
  for (const member of Object.values(deskMembers))
    await store.db
      .insertInto("desk_user")
      .values({ ...member, created_at: at, updated_at: at })
      .execute();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const deps = testDeps({ store, variables: { SITE_URL: url, ...settings } });
  const { env, log } = deps;
  const crm = await openCrmParts({ env, store, log, now: Date.now });
  const outbox = createWorker({ store, handlers: createHandlers({ env, store, log, crm }), log, pollMs: 100 });
  const look = env.crm && crm && createBoardLook({ ...crm, log, everyMs: lookEveryMs(env.crm), kick: outbox.kick });
  outbox.start();
  const app = createApp(
    { ...deps, outbox, board: look ?? deps.board, desk: accessOf(store, url) },
    async () => new Response("The public site", { headers: { "Content-Type": "text/html" } }),
    { desk: deskBuild(join("build", "current", "desk")) },
  );
  server.on("request", getRequestListener(app.fetch));

  const addLead = (given: Partial<LeadCapture>, minutesAgo?: number) => storeLead(store, given, minutesAgo);

  async function addSale(valuationId: string): Promise<void> {
    const [id, now] = [randomUUID(), Date.now() - 60_000];
    await insertPurchase(store.db, { id, valuationId, package: "professional", source: "stripe", state: "paid", now });
    await store.db.updateTable("purchase").set({ amount: 49_000, currency: "usd" }).where("id", "=", id).execute();
    const event = { id: randomUUID(), created_at: now, purchase_id: id, kind: "sold", refunded: 0 } as const;
    await insertSaleEvent(store.db, event);
  }

  return {
    url,
    store,
    addLead,
    addSale,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([look?.stop(), outbox.stop()]);
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
