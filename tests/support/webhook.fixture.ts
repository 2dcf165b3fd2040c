import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Member } from "#domain/desk/people/member.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { backoffMs, maxTries } from "#server/jobs/backoff.ts";
import { sendWebhook } from "#server/jobs/webhooks/send-webhook.ts";
import type { Outcome } from "#server/jobs/worker.ts";
import { createDeskWebhooks } from "#server/services/desk/webhooks.ts";
import type { ServiceFixture } from "#server/services/services.fixture.ts";
import { webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, fail, markDelivered } from "#server/store/jobs/jobs.ts";
import { createWebhookSender, type SenderSettings } from "#server/vendors/webhooks/sender.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/fakes/webhook-receiver.ts";

export const owner: Member = { id: "id-owner", name: "Olga", email: "olga@firm.example", role: "owner" };
export const environmentHook = { url: "", secret: `whsec_${Buffer.alloc(32, 3).toString("base64")}` };

/** Webhooks of a firm on the services' store and clock, with a receiver; deliveries are made when a test says so. */
export function webhookFixture(services: ServiceFixture) {
  let receiver: WebhookReceiver | undefined;
  const opened = () => {
    if (!receiver) throw new Error("The receiver is not open yet");
    return receiver;
  };
  const now = () => services.clock.now;
  const sender = (settings: Partial<SenderSettings> = {}) =>
    createWebhookSender({ allowHosts: [opened().host], ...settings });
  const hook = () => ({ ...environmentHook, url: opened().url });
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => opened().stop());
  beforeEach(async () => {
    opened().clear();
    for (const table of ["event", "webhook", "delivery_hour"] as const)
      await services.store.db.deleteFrom(table).execute();
  });

  const desk = (settings: Partial<SenderSettings> = {}) =>
    createDeskWebhooks({
      env: { hook: hook(), readerAllowHosts: [...(settings.allowHosts ?? [opened().host])] },
      store: services.store,
      limiter: createMemoryLimiter(now),
      sender: sender(settings),
      now,
    });

  /** Makes one delivery of a slot that is due, with a sender of these settings. */
  async function run(slot: number, settings: Partial<SenderSettings> = {}): Promise<Outcome | undefined> {
    const { store } = services;
    const job = await claim(store, webhookKinds[slot] ?? "", { now: now(), leaseMs: 60_000 });
    if (!job) return undefined;
    const handler = sendWebhook({ store, hook: hook(), sender: sender(settings), now }, slot);
    const tools = { signal: new AbortController().signal, remember: async () => true };
    const outcome = await handler(job, tools);
    if ("ok" in outcome) await markDelivered(store, job, { now: now() });
    else if (!("wait" in outcome)) {
      const retryInSeconds = "retry" in outcome ? outcome.inSeconds : undefined;
      const wait = backoffMs({ tries: job.tries, retryInSeconds, random: 0.5 });
      const retryAt = "retry" in outcome && job.tries < maxTries ? now() + wait : undefined;
      await fail(store, job, { reason: outcome.reason, retryAt, now: now() });
    }
    return outcome;
  }

  return {
    get receiver() {
      return opened();
    },
    sender,
    desk,
    /** @returns its id and secret */
    add: (events: readonly string[] = eventTypes) => desk().add(owner, { url: opened().url, events }),
    run,
    /** Makes every delivery of a slot that is due. */
    async deliver(slot = 1): Promise<readonly Outcome[]> {
      const outcomes: Outcome[] = [];
      for (let outcome = await run(slot); outcome; outcome = await run(slot)) outcomes.push(outcome);
      return outcomes;
    },
    types: () => opened().received.map(({ body }) => JSON.parse(body).type),
    hookJobs: () =>
      services.store.db.selectFrom("job").selectAll().where("kind", "in", webhookKinds).orderBy("id").execute(),
  };
}
