import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ContactMessage } from "#contracts/leads/contact-message.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import type { Limiter } from "#server/http/limits/limiter.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createLog } from "#server/ops/log.ts";
import { type CaptureRequest, createLeadService } from "#server/services/leads/capture-lead.ts";
import { createMessageService } from "#server/services/leads/store-message.ts";
import { findLead } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";

export const t0 = captured;
export const id = fullCapture.valuationId;

/** A capture without contact details, of a hot lead. */
export const bare: CaptureRequest = { ...fullCapture, userEmail: undefined, userPhone: undefined, corrections: {} };

export const other = (change: Partial<CaptureRequest> = {}): CaptureRequest => ({
  ...bare,
  valuationId: randomUUID(),
  ...change,
});

export function contact(change: Partial<Extract<ContactMessage, { kind: "contact" }>> = {}): ContactMessage {
  return {
    messageId: randomUUID(),
    kind: "contact",
    name: "Ada Owner",
    email: "ada@firm.example",
    message: "May we talk?",
    homepage: "",
    elapsedMs: 20_000,
    ...change,
  };
}

export type ServiceFixture = ReturnType<typeof serviceFixture>;

/**
 * Services on a store that is emptied for each test. `open` returns two handles on one database, like two instances;
 * on the embedded store, which has one server, they are the same.
 */
export function serviceFixture(open: () => Promise<readonly [Store, Store]>) {
  const log = createLog("silent");
  let stores: readonly [Store, Store] | undefined;
  const opened = () => {
    if (!stores) throw new Error("The stores are not open yet");
    return stores;
  };
  const clock = { now: t0 };
  const now = () => clock.now;

  beforeAll(async () => {
    stores = await open();
  });
  afterAll(async () => {
    for (const store of new Set(opened())) await store.close();
  });
  beforeEach(async () => {
    clock.now = t0;
    for (const table of ["lead", "message", "job", "forgotten"] as const) await store().db.deleteFrom(table).execute();
  });

  const store = () => opened()[0];
  return {
    clock,
    log,
    get store() {
      return store();
    },
    get second() {
      return opened()[1];
    },
    leadService: (of: Store = store(), limiter: Pick<Limiter, "count"> = createMemoryLimiter(now)) =>
      createLeadService({ store: of, limiter, log, isMailConfigured: true, now }),
    messageService: (of: Store = store()) => createMessageService({ store: of, log, now }),
    leadRows: () => store().db.selectFrom("lead").selectAll().orderBy("id").execute(),
    /** How often each job was enqueued. */
    jobs: async (): Promise<Readonly<Record<string, number>>> => {
      const rows = await store().db.selectFrom("job").select(["id", "wanted"]).orderBy("id").execute();
      return Object.fromEntries(rows.map((row) => [row.id, row.wanted]));
    },
    leadNow: async (of = id) => {
      const found = await findLead(store(), of);
      if (!found) throw new Error("There is no such lead");
      return found;
    },
  };
}
