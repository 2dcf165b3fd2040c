import type { MailBody } from "#server/documents/mails/mail-layout.ts";
import type { JobTools, Outcome } from "#server/jobs/worker.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { type MailAddress, MailError, type Mailer, messageIdOf } from "#server/vendors/mail.ts";

export type MailJobSettings = {
  readonly store: Store;
  readonly mailer: Mailer;
  /** Sender of every mail. */
  readonly from: string;
  /** Where the firm reads its mail. */
  readonly firm: string;
  readonly siteUrl: string;
  readonly timeZone: string;
  readonly now?: () => number;
};

/** There is no recipient, or nothing left to say. */
export const nothingToSend: Outcome = { ok: true };

type Addressed = MailBody & {
  readonly to: string;
  readonly replyTo?: MailAddress | undefined;
  readonly stopAddress?: string;
};

/** Sends a job's mail. A retry has the same Message-ID, so mail programs show it once. */
export async function deliver(
  { mailer, from, firm }: MailJobSettings,
  job: Job,
  { signal }: JobTools,
  mail: Addressed,
): Promise<Outcome> {
  try {
    await mailer.send({ ...mail, messageId: messageIdOf(job, from) }, { signal });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    // If the firm's own address is refused, the setting is wrong: its mails wait until that is corrected.
    const isHopeless = error.permanent && mail.to !== firm;
    return isHopeless ? { dead: true, reason: error.message } : { retry: true, reason: error.message };
  }
}
