import { newYork } from "#domain/leads/lead.fixture.ts";
import type { Handler } from "#server/jobs/worker.ts";
import type { ServiceFixture } from "#server/services/services.fixture.ts";
import { claim, fail, markDelivered, postpone } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { Mail, Mailer } from "#server/vendors/mail.ts";
import type { MailJobSettings } from "./mail-job.ts";

export const firm = "leads@firm.example";
export const siteUrl = "https://amiva.example";

/** Two servers that carry out the mails of a kind when the test says so, by its clock. */
export function mailServers(services: ServiceFixture, kind: string, create: (settings: MailJobSettings) => Handler) {
  const sent: Mail[] = [];
  let mailer: Mailer = { send: async (mail) => void sent.push(mail) };

  async function work(store: Store, now: number): Promise<void> {
    const handler = create({ store, mailer, from: firm, firm, siteUrl, timeZone: newYork, now: () => now });
    const next = () => claim(store, kind, { now, leaseMs: 60_000 });
    for (let job = await next(); job; job = await next()) {
      const outcome = await handler(job, { signal: new AbortController().signal, remember: async () => true });
      if ("wait" in outcome) await postpone(store, job, { ...outcome, now });
      else if ("ok" in outcome) await markDelivered(store, job, { now, memo: outcome.memo, again: outcome.again });
      else
        await fail(store, job, {
          ...outcome,
          retryAt: "retry" in outcome ? now + 60_000 : undefined,

          now,
        });
    }
  }

  return {
    /** What both servers send when they look at the same time. */
    mailsAt: async (now: number): Promise<readonly Mail[]> => {
      sent.length = 0;
      await Promise.all([work(services.store, now), work(services.second, now)]);
      return [...sent];
    },
    /** From now on the mail server does this. */
    serveWith: (send: Mailer["send"]) => {
      mailer = { send: (mail, options) => send(mail, options).then(() => void sent.push(mail)) };
    },
  };
}
