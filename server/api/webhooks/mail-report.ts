import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { isSameSecret } from "#server/services/is-same-secret.ts";
import { takeMailReport } from "#server/services/mail/take-report.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/**
 * Bounces and complaints, as raw messages from the firm's mail server (docs/connections.md). Every message is answered
 * with what became of it, so that a mailbox rule may hand in whatever arrives.
 */
export function mailReportApi(deps: Deps) {
  const { env, store, log } = deps;
  return new Hono().post("/", async (context) => {
    if (env.mailReportToken === undefined) throw new AppError("notFound");
    if (!isSameSecret(context.req.header("Authorization") ?? "", `Bearer ${env.mailReportToken}`)) {
      await countVisitor(context, deps, allowances.mailReportRefusals);
      throw new AppError("mailReportRefused");
    }
    const raw = new Uint8Array(await wholeBody(context.req.arrayBuffer()));
    const outcome = await storeErrorsAs503(log, () =>
      takeMailReport(store, raw, { now: Date.now(), firm: env.mail?.to }),
    );
    log.info({ outcome }, "mail report");
    return context.json({ outcome });
  });
}
