import { AppError } from "#server/http/app-error.ts";
import type { Limit, Limiter } from "#server/http/limits/limiter.ts";
import type { Log } from "#server/ops/log.ts";
import { type AuditEntry, recordAudit } from "#server/store/desk/people/audit.ts";
import type { Store } from "#server/store/open.ts";

/**
 * Per member and reason: nobody can shorten the audit log, so a flood must not fill it, and wrong passwords must not
 * hide a right password with a wrong code.
 */
const limitOf = (reason: string): Limit => ({
  name: `desk refusals in the audit log: ${reason}`,
  max: 5,
  windowMs: 3_600_000,
});

type Parts = { readonly store: Pick<Store, "db">; readonly limiter: Pick<Limiter, "count">; readonly log: Log };

/**
 * Adds a refused sign-in or action to the audit log. The answer does not wait for it: it must take equally long
 * whether or not there is such an account. A failure is logged, because the refusal stands anyway.
 */
export async function recordRefusal(
  { store, limiter, log }: Parts,
  memberId: string,
  entry: AuditEntry,
): Promise<void> {
  try {
    await limiter.count(limitOf(entry.to ?? entry.action), memberId);
    await recordAudit(store.db, entry);
  } catch (error) {
    if (!(error instanceof AppError)) log.warn("desk: a refusal could not be added to the audit log");
  }
}
