import { createHash } from "node:crypto";
import type { DocumentFormat } from "#contracts/payments/report-document.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Report } from "#domain/report/report.ts";
import { type ReportTier, tiersOpenedBy } from "#domain/report/tiers.ts";
import type { Renderer } from "#server/documents/renderer.ts";
import { AppError } from "#server/http/app-error.ts";
import { createConcurrencyLimiter } from "#server/http/limits/concurrency-limiter.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { countOnce } from "#server/services/funnel/lead-funnel.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { markedSteps } from "#server/store/desk/funnel.ts";
import { type DocumentKey, findDocument, saveDocument } from "#server/store/leads/documents.ts";
import { findLead } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { unlockedPackages } from "#server/store/payments/purchases.ts";
import { reportAt } from "./read-report.ts";

export type DocumentRequest = {
  readonly valuationId: string;
  readonly format: DocumentFormat;
  /** Without a tier: the fullest that is open. */
  readonly tier?: ReportTier | undefined;
  readonly visitor: string;
};

export type ReportDocument = { readonly bytes: Uint8Array; readonly name: string; readonly tier: ReportTier };

/** Serves documents to those who have access. */
export type ReportService = {
  /** @throws AppError valuationUnknown, reportClosed, reportBusy, reportFailed, unavailable */
  make(asked: DocumentRequest): Promise<ReportDocument>;
  /** The owner gets a document: counted in the funnel the first time. Never rejects. */
  countDownload(valuationId: string): Promise<void>;
};

type Parts = {
  readonly store: Store;
  readonly renderer: Renderer;
  readonly log: Log;
  readonly now?: () => number;
};

/** The workbook belongs to the packages; the summary is a PDF only. */
export const formatsOf = (tier: ReportTier): readonly DocumentFormat[] =>
  tier === "summary" ? ["pdf"] : ["pdf", "xlsx"];

/** One visitor's network, which counts for six visitors, must not fill the renderer's queue. */
const concurrencyLimit = {
  name: "reports at once",
  visitor: 3,
  inAll: 25,
  retryAfterSeconds: 5,
  code: "reportBusy",
} as const;

export function createReportService({ store, renderer, log, now = Date.now }: Parts): ReportService {
  const running = new Map<string, Promise<Uint8Array>>();
  const runWithinLimit = createConcurrencyLimiter(concurrencyLimit);

  /** The tier that is open. Purchases are read each time, so that a refund closes the document at once. */
  async function allowed({ valuationId, format, tier }: DocumentRequest): Promise<{ lead: Lead; tier: ReportTier }> {
    const found = await findLead(store, valuationId);
    if (!found) throw new AppError("valuationUnknown");
    const open = tiersOpenedBy(await unlockedPackages(store, valuationId)).filter((each) =>
      formatsOf(each).includes(format),
    );
    const chosen = open.findLast((each) => tier === undefined || each === tier);
    if (!chosen) throw new AppError("reportClosed");
    return { lead: found.lead, tier: chosen };
  }

  /** One job at a time for the same document. */
  function shareWork(id: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const making = running.get(id) ?? work().finally(() => running.delete(id));
    running.set(id, making);
    return making;
  }

  async function findOrMake(
    key: DocumentKey,
    report: Report,
    { format, visitor }: DocumentRequest,
  ): Promise<Uint8Array> {
    const fingerprint = fingerprintOf(renderer.version, report);
    return shareWork([key.valuationId, key.tier, format, fingerprint].join(" "), async () => {
      const kept = await findDocument(store, key, fingerprint).catch(storeFailed);
      if (kept) return kept;
      const bytes = await runWithinLimit(visitor, () => render(report, format));
      await saveDocument(store, key, { fingerprint, bytes, now: now() }).catch(storeFailed);
      return bytes;
    });
  }

  async function render(report: Report, format: DocumentFormat): Promise<Uint8Array> {
    const started = performance.now();
    try {
      const bytes = await renderer.render(format, report);
      log.info({ format, tier: report.tier, ms: Math.round(performance.now() - started) }, "report made");
      return bytes;
    } catch (error) {
      if (error instanceof AppError) throw error;
      // The message may quote the report.
      log.error({ code: errorCode(error), format, tier: report.tier }, "report not made");
      throw new AppError("reportFailed", `not made: ${errorCode(error)}`);
    }
  }

  /** The store saves work; without it the document is made again. */
  function storeFailed(error: unknown): undefined {
    log.error({ code: errorCode(error) }, "could not store a document");
  }

  return {
    async make(asked) {
      const { lead, tier } = await storeErrorsAs503(log, () => allowed(asked));
      const report = reportAt(lead, tier, now());
      const { valuationId, format } = asked;
      const bytes = await findOrMake({ valuationId, tier, format }, report, asked);
      // Without the company: its name is visitor input, and a shared computer lists downloads.
      return { bytes, tier, name: `valuation-${report.number}.${format}` };
    },
    async countDownload(valuationId) {
      const step = "report";
      try {
        if ((await markedSteps(store, [valuationId], step)).size > 0) return;
        await store.db.transaction().execute((tx) => countOnce(tx, { valuationId, step, now: now() }));
      } catch (error) {
        log.warn({ code: errorCode(error) }, "could not count a download");
      }
    },
  };
}

function fingerprintOf(version: string, report: Report): string {
  return createHash("sha256")
    .update(JSON.stringify([version, report]))
    .digest("base64url");
}
