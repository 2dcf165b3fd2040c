import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createVendorHealth } from "#server/ops/vendor-health.ts";
import { createPaymentService, type PaymentService } from "#server/services/payments/payment-service.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { createPaymentProvider, type PaymentProvider } from "#server/vendors/stripe.ts";
import { type FakeStripe, fakeAccount, startFakeStripe } from "#tests/fakes/stripe.ts";

export const t0 = Date.UTC(2026, 10, 15, 12);
export const minute = 60_000;
export const origin = "https://firm.example";

type PaymentParts = { readonly provider?: PaymentProvider | undefined; readonly store?: Store };

/** A payment service on a separate store, the fake of the provider behind the real gateway, and one clock for all of them. */
export function shopFixture() {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const clock = { now: t0 };
  const now = () => clock.now;
  const lines: string[] = [];
  const vendors = createVendorHealth(now);
  const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  let parts: { store: Store; fake: FakeStripe; provider: PaymentProvider } | undefined;
  const opened = () => {
    if (!parts) throw new Error("The fixture is not open yet");
    return parts;
  };

  beforeAll(async () => {
    const store = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(store.db);
    const fake = await startFakeStripe({ now });
    const settings = { ...fakeAccount, apiUrl: fake.url };
    const provider = createPaymentProvider(settings, { log, now, retry: { pause: async () => undefined } });
    parts = { store, fake, provider };
  });
  afterAll(async () => {
    await opened().fake.stop();
    await opened().store.close();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    clock.now = t0;
    lines.length = 0;
    opened().fake.reset();
    for (const table of ["lead", "message", "job", "purchase", "payment_event", "funnel_count", "event"] as const)
      await opened().store.db.deleteFrom(table).execute();
    fixture.sendEventsTo(fixture.payments());
  });

  const fixture = {
    clock,
    lines,
    log,
    vendors,
    now,
    get store() {
      return opened().store;
    },
    get fake() {
      return opened().fake;
    },
    get provider() {
      return opened().provider;
    },
    payments: ({ provider = opened().provider, store = opened().store }: PaymentParts = {}): PaymentService =>
      createPaymentService({ store, limiter: createMemoryLimiter(now), log, provider, vendors, now }),
    /** Events of the provider go to this service. */
    sendEventsTo(service: PaymentService): void {
      opened().fake.webhook((body, headers) =>
        service.settleEvent(Buffer.from(body), headers["Stripe-Signature"]).then(
          () => 200,
          () => 503,
        ),
      );
    },
    /** The id of a valuation that is stored. */
    async valuation(): Promise<string> {
      const id = randomUUID();
      await opened().store.db.insertInto("lead").values(sampleLead({ id })).execute();
      return id;
    },
    buy: (service: PaymentService, valuationId: string, name: ReportPackage = "professional") =>
      service.start({ valuationId, package: name, origin }),
    rows: () => opened().store.db.selectFrom("purchase").selectAll().orderBy("created_at").orderBy("id").execute(),
    states: async () => (await fixture.rows()).map(({ state }) => state).toSorted(),
  };
  return fixture;
}
