import { createHash } from "node:crypto";
import { defaultAnalysisModel } from "#contracts/valuation/analysis-request.ts";
import type { BusinessAnalysis, PageReading, WebsiteData } from "#domain/website/analysis.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import type { Limiter } from "#server/http/limits/limiter.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { type Metrics, silentMetrics } from "#server/ops/metrics/metrics.ts";
import { deleteReadings, findReading, saveReading } from "#server/store/leads/analyses.ts";
import type { Store } from "#server/store/open.ts";
import type { PageModel } from "#server/vendors/openai.ts";

const day = 24 * 60 * 60_000;

/** Describes a business from its website. */
export type AnalysisService = {
  /** @throws AppError */
  analyze(websiteData: WebsiteData, asked: AnalysisOptions): Promise<BusinessAnalysis>;
};

type AnalysisOptions = { readonly visitor: string; readonly model?: string | undefined };

type Parts = {
  readonly store: Store;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Reads pages if no model is configured. */
  readonly readByRules: (websiteData: WebsiteData) => BusinessAnalysis;
  readonly model?: PageModel | undefined;
  readonly now?: () => number;
};

export function createAnalysisService(parts: Parts): AnalysisService {
  const { store, limiter, log, metrics = silentMetrics, readByRules, model, now = Date.now } = parts;
  const reader = model && createReader({ store, limiter, log, model, now });

  async function analyzeBy(
    page: WebsiteData,
    { visitor, model: named }: AnalysisOptions,
  ): Promise<[AnsweredBy, BusinessAnalysis]> {
    if (named !== undefined && named !== (model?.name ?? defaultAnalysisModel))
      throw new AppError("badRequest", "a model that is not configured");
    await limiter.countVisitor(allowances.analyses, visitor);
    if (!reader) return ["rules", { ...readByRules(page), websiteData: page }];
    const { by, reading } = await reader(page, visitor);
    return [by, { ...reading, websiteData: page }];
  }

  return {
    async analyze(websiteData, asked) {
      const started = performance.now();
      const ms = () => Math.round(performance.now() - started);
      try {
        const [by, analysis] = await analyzeBy(websiteData, asked);
        metrics.count("analyses", { by });
        log.info({ by, aspects: analysis.aspects.length, ms: ms() }, "analysis");
        return analysis;
      } catch (error) {
        metrics.count("analyses", { by: "nobody" });
        log.info({ code: error instanceof AppError ? error.code : "internal", ms: ms() }, "no analysis");
        throw error;
      }
    },
  };
}

type AnsweredBy = "rules" | Found["by"];
type Found = { readonly by: "store" | "model" | "coalesced"; readonly reading: PageReading };

/** One answer per day for the same content, and one call at a time. */
function createReader({
  store,
  limiter,
  log,
  model,
  now,
}: Required<Omit<Parts, "readByRules" | "metrics">> & { model: PageModel }) {
  // Resolves to undefined if the first visitor was over the limit: that is no answer for the others.
  const underWay = new Map<string, Promise<Found | undefined>>();

  return async function read(page: WebsiteData, visitor: string): Promise<Found> {
    const key = contentKey(page, model);
    for (let other = underWay.get(key); other; other = underWay.get(key)) {
      const found = await other;
      if (found) return { by: "coalesced", reading: found.reading };
    }
    let refusal: unknown;
    const own = findOrAsk(key, page, () =>
      allowModel(visitor).then(
        () => true,
        (error: unknown) => {
          refusal = error;
          return false;
        },
      ),
    ).finally(() => underWay.delete(key));
    underWay.set(key, own);
    const found = await own;
    if (!found) throw refusal;
    return found;
  };

  async function findOrAsk(key: string, page: WebsiteData, mayAsk: () => Promise<boolean>): Promise<Found | undefined> {
    const kept = await findReading(store, key, now() - day).catch(storeFailed);
    if (kept) return { by: "store", reading: kept };
    if (!(await mayAsk())) return undefined;
    const reading = await model.read(page);
    await keep(key, reading).catch(storeFailed);
    return { by: "model", reading };
  }

  async function allowModel(visitor: string): Promise<void> {
    await limiter.countVisitor(allowances.modelCalls, visitor);
  }

  async function keep(key: string, reading: PageReading): Promise<void> {
    await saveReading(store, key, reading, now());
    await deleteReadings(store, now() - day);
  }

  /** The cache is optional: if the store fails, the visitor still gets an answer. */
  function storeFailed(error: unknown): undefined {
    log.error({ code: errorCode(error) }, "analysis cache unavailable");
  }
}

/** Without address and time: the same content is the same question. */
function contentKey(page: WebsiteData, { version }: PageModel): string {
  const { title, metaDescription, headings, textContent, organization = {} } = page;
  const { name, address, foundingYear } = organization;
  const content = [version, title, metaDescription, headings, textContent, name, address, foundingYear];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
