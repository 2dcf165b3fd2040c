import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { readEnv } from "#server/env.ts";
import { openCrmParts } from "#server/jobs/crm/crm-parts.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import type { Outcome } from "#server/jobs/worker.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, enqueue, fail, markDelivered, postpone, remember } from "#server/store/jobs/jobs.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { type FakeMonday, fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { origin, shopFixture } from "./shop.fixture.ts";

/**
 * A shop whose firm has a mailbox and a board: every delivery is made by the site's own handlers, when a test says
 * so.
 */
export function saleFixture() {
  const shop = shopFixture();
  let opened: { readonly smtp: FakeSmtp; readonly board: FakeMonday } | undefined;
  const parts = () => {
    if (!opened) throw new Error("The fixture is not open yet");
    return opened;
  };
  beforeAll(async () => {
    opened = { smtp: await startFakeSmtp(), board: await startFakeMonday({ now: shop.now }) };
  });
  afterAll(async () => {
    await parts().smtp.stop();
    await parts().board.stop();
  });
  beforeEach(() => {
    parts().smtp.clear();
    parts().smtp.behave("well");
    parts().board.reset();
  });

  const env = () =>
    readEnv({
      SITE_URL: origin,
      SMTP_URL: parts().smtp.url,
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      MONDAY_API_URL: parts().board.url,
      ...shop.fake.variables,
    });

  async function record(job: Parameters<typeof markDelivered>[1], outcome: Outcome): Promise<void> {
    const { memo } = outcome;
    const now = shop.now();
    if ("ok" in outcome) await markDelivered(shop.store, job, { now, memo, again: outcome.again });
    else if ("wait" in outcome) await postpone(shop.store, job, { until: outcome.until, now, memo });
    else {
      const retryAt = "retry" in outcome ? now + 1_000 : undefined;
      const { reason, unchanged } = outcome;
      await fail(shop.store, job, { reason, unchanged, retryAt, memo, now });
    }
  }

  const fixture = {
    shop,
    env,
    get smtp() {
      return parts().smtp;
    },
    get board() {
      return parts().board;
    },
    /** Makes every due delivery, including those that others cause. */
    async deliver(): Promise<void> {
      const { store, log, provider, vendors, now } = shop;
      const crm = await openCrmParts({ env: env(), store, log, now });
      const parts = { env: env(), store, log, crm, payments: { provider, vendors }, now };
      const handlers = Object.entries(createHandlers(parts));
      const run = async ([kind, handler]: (typeof handlers)[number]): Promise<boolean> => {
        const job = await claim(store, kind, { now: now(), leaseMs: 60_000 });
        if (!job) return false;
        const tools = { signal: new AbortController().signal, remember: (memo: unknown) => remember(store, job, memo) };
        await record(job, await handler(job, tools));
        return true;
      };
      const due = store.db.selectFrom("job").select("kind").distinct().where("run_at", "<=", now());
      for (;;) {
        const kinds = (await due.execute()).map(({ kind }) => kind);
        const waiting = handlers.filter(([kind]) => kinds.includes(kind));
        if (waiting.length === 0) return;
        for (const each of waiting) while (await run(each));
      }
    },
    /** Advances the clock and makes what comes due. */
    async pass(ms: number): Promise<void> {
      const until = shop.clock.now + ms;
      for (;;) {
        await fixture.deliver();
        const next = await shop.store.db
          .selectFrom("job")
          .select("run_at")
          .where("run_at", "is not", null)
          .where("run_at", ">", shop.clock.now)
          .where("run_at", "<=", until)
          .orderBy("run_at")
          .executeTakeFirst();
        if (next?.run_at == null) break;
        shop.clock.now = next.run_at;
      }
      shop.clock.now = until;
    },
    /** A stored lead that is on the board. */
    async lead(change: Partial<LeadCapture> = {}): Promise<string> {
      const valuationId = randomUUID();
      const lead = leadOf({ ...fullCapture, ...change, valuationId }, { now: shop.now() });
      await writeLeads(shop.store.db, [{ lead, version: 1 }]);
      await enqueue(shop.store.db, [{ kind: jobKinds.crmLead, subject: valuationId }], { now: shop.now() });
      await fixture.deliver();
      return valuationId;
    },
    /** Buys a report for a valuation and returns its checkout. */
    buy: async (valuationId: string) => (await shop.buy(shop.payments(), valuationId)).id,
    /** Received mails, in order. */
    mails: () =>
      parts().smtp.received.map(({ to, mail }) => ({
        to: to[0],
        subject: mail.subject,
        text: mail.text ?? "",
        html: mail.html ?? "",
        replyTo: mail.replyTo?.[0]?.address,
      })),
    /** Comments on the lead's item, oldest first. */
    comments: () =>
      parts()
        .board.items()
        .flatMap(({ updates }) => updates.map(({ body }) => body)),
  };
  return fixture;
}
