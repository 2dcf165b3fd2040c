import { isDeadAddress, type MailCause, mayMail } from "#domain/mail/suppression.ts";
import type { MailBody } from "#server/documents/mails/mail-layout.ts";
import type { JobTools, Outcome } from "#server/jobs/worker.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import { findSuppression, isWithheld, suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { type MailAddress, MailError, type Mailer } from "#server/vendors/mail.ts";

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

/** There is no recipient, or nothing left to send. */
export const nothingToSend: Outcome = { ok: true };

export const isSent = (outcome: Outcome): boolean => "ok" in outcome && !isWithheld(outcome.memo);

type Addressed = MailBody & {
  readonly to: string;
  readonly cause: MailCause;
  readonly replyTo?: MailAddress | undefined;
  readonly stopAddress?: string | undefined;
  /** Which mail of a job that sends several. */
  readonly part?: string;
};

/**
 * Sends a job's mail, unless its address is suppressed. A retry has the same id, so mail programs show it once.
 */
export async function deliver(
  { store, mailer, firm, now = Date.now }: MailJobSettings,
  job: Job,
  { signal }: JobTools,
  { cause, part = "", ...mail }: Addressed,
): Promise<Outcome> {
  const marks = await addressMarks(store);
  const hash = marks.keyOf(mail.to);
  // The firm's own address is a setting, not a recipient who could object.
  const isFirm = hash === marks.keyOf(firm);
  const suppressed = isFirm ? undefined : (await findSuppression(store, hash))?.reason;
  if (suppressed !== undefined && !mayMail(cause, suppressed)) return { ok: true, memo: { withheld: suppressed } };
  try {
    await mailer.send({ ...mail, id: marks.markOf(`${job.id} ${job.wanted}${part}`, mail.to) }, { signal });
    return { ok: true, ...(isWithheld(job.memo) && { memo: {} }) };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { message: reason, permanent, recipientCode: code } = error;
    // If the firm's own address is refused, the setting is wrong: its mails wait until that is corrected.
    if (!permanent || isFirm) return { retry: true, reason };
    if (code !== undefined && isDeadAddress(code))
      await suppressAddress(store, { hash, reason: "bounce", code }, { now: now() });
    return { dead: true, reason };
  }
}
