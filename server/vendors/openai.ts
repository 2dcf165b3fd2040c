import { createHash } from "node:crypto";
import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  type ClientOptions,
  RateLimitError,
} from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { ParsedResponse } from "openai/resources/responses/responses";
import type { ReasoningEffort } from "openai/resources/shared";
import { z } from "zod";
import { analysisLimits, aspectTypes, type PageReading, type WebsiteData } from "#domain/website/analysis.ts";
import { groundedReading } from "#domain/website/grounded-reading.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Log } from "#server/ops/log.ts";
import { type Metrics, silentMetrics } from "#server/ops/metrics/metrics.ts";
import { instructions, pageMessage, repairMessage } from "./openai-prompt.ts";

/** For all calls for one page: the visitor waits 42 seconds, and reading the website is part of that. */
const deadlineMs = 20_000;
/** The first answer and one repair. */
const maxCalls = 2;
const maxOutputTokens = 4_000;
/** The vendor's minimum. The answer may be cut off there: any answer is enough. */
const smallQuestion = { input: "Answer with the word yes.", max_output_tokens: 16, store: false } as const;
const spokeSchema = z.object({ status: z.enum(["completed", "incomplete"]), error: z.null().optional() });
const retryAfterSeconds = { unknown: 30, most: 600 } as const;

/** A language model that reads pages. */
export type PageModel = {
  readonly name: string;
  /** Changes with the model, its instructions and the format of its answer. */
  readonly version: string;
  /** @throws AppError tooMany, analysisFailed, analysisTimeout */
  read(page: WebsiteData): Promise<PageReading>;
};

export type ModelProbe = {
  /** Whether it answers at all, tested with a request of a few tokens that contains no visitor data. Never rejects. */
  answers(): Promise<boolean>;
};

// The vendor's strict mode has refused length keywords, so they are checked here and are not in its schema.
const atMost = (most: number) => z.string().refine(({ length }) => length <= most, `longer than ${most} characters`);
const line = atMost(analysisLimits.line);
const paragraph = atMost(analysisLimits.paragraph);
const aspect = z.strictObject({ type: z.enum(aspectTypes), title: line, description: paragraph, quote: paragraph });
const answerSchema = z.strictObject({
  overview: paragraph,
  industry: line,
  businessModel: line,
  location: line,
  aspects: z
    .array(aspect)
    .refine(({ length }) => length <= analysisLimits.aspects, `more than ${analysisLimits.aspects} items`),
});
const format = zodTextFormat(answerSchema, "page_reading");
const promptVersion = createHash("sha256")
  .update(JSON.stringify([instructions, format.schema]))
  .digest("hex")
  .slice(0, 12);

type Settings = {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** Undefined for a model that takes no such parameter. */
  readonly reasoningEffort: ReasoningEffort | undefined;
};
type Tools = { readonly log: Log; readonly metrics?: Metrics; readonly timeoutMs?: number };
type Judged = { readonly reading: PageReading } | { readonly fault: string };

export function createPageModel(
  { apiKey, baseUrl, model, reasoningEffort }: Settings,
  { log, metrics = silentMetrics, timeoutMs = deadlineMs }: Tools,
): PageModel & ModelProbe {
  const client = new OpenAI({
    ...ownSettingsOnly,
    apiKey,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    timeout: timeoutMs,
  });

  // Explicit: the default differs between models, and more reasoning makes the visitor wait.
  const reasoning = reasoningEffort && { reasoning: { effort: reasoningEffort } };

  async function ask(page: WebsiteData, fault: string | undefined, signal: AbortSignal): Promise<Judged> {
    const repair = fault ? [{ role: "developer" as const, content: repairMessage(fault) }] : [];
    try {
      const response = await client.responses.parse(
        {
          model,
          instructions,
          input: [{ role: "user", content: pageMessage(page) }, ...repair],
          text: { format },
          ...reasoning,
          max_output_tokens: maxOutputTokens,
          // Nothing of an owner's page is stored with the vendor.
          store: false,
        },
        { signal },
      );
      return judged(response, page);
    } catch (error) {
      if (error instanceof z.ZodError) return { fault: schemaFault(error) };
      if (error instanceof SyntaxError) return { fault: "it was not complete JSON" };
      throw error;
    }
  }

  /** @throws AppError */
  async function withMetrics(call: () => Promise<Judged>): Promise<Judged> {
    const started = performance.now();
    try {
      const answer = await call();
      metrics.count("modelCalls", { outcome: "reading" in answer ? "usable" : "unusable" });
      return answer;
    } catch (error) {
      const failure = asAppError(error, log);
      metrics.count("modelCalls", { outcome: failure.code });
      throw failure;
    } finally {
      metrics.observe("modelSeconds", {}, (performance.now() - started) / 1_000);
    }
  }

  async function askUntilUsable(page: WebsiteData, signal: AbortSignal, called: () => void): Promise<PageReading> {
    let fault: string | undefined;
    for (let call = 1; call <= maxCalls; call += 1) {
      called();
      const answer = await withMetrics(() => ask(page, fault, signal));
      if ("reading" in answer) return answer.reading;
      fault = answer.fault;
      log.warn({ model, call, fault }, "model answer unusable");
    }
    throw new AppError("analysisFailed", "no usable answer from the model");
  }

  return {
    name: model,
    version: `${model} ${promptVersion}`,
    async read(page) {
      const signal = AbortSignal.timeout(timeoutMs);
      const started = performance.now();
      let calls = 0;
      try {
        return await askUntilUsable(page, signal, () => {
          calls += 1;
        });
      } finally {
        log.info({ model, calls, ms: Math.round(performance.now() - started) }, "model called");
      }
    },
    async answers() {
      const response = await client.responses
        .create({ model, ...reasoning, ...smallQuestion }, { signal: AbortSignal.timeout(timeoutMs) })
        .catch(() => undefined);
      const isThere = spokeSchema.safeParse(response).success;
      metrics.count("modelChecks", { outcome: isThere ? "answered" : "failed" });
      return isThere;
    },
  };
}

/** By default the client reads the process environment and writes to the console. */
const ownSettingsOnly = {
  organization: null,
  project: null,
  webhookSecret: null,
  logLevel: "off",
} satisfies ClientOptions;

function judged(response: ParsedResponse<PageReading>, page: WebsiteData): Judged {
  const { status, error, output, output_parsed: said } = response;
  if (error) throw new AppError("analysisFailed", `the model failed (${error.code})`);
  if (status === "incomplete") return { fault: "it broke off before its end" };
  const contents = output.flatMap((item) => (item.type === "message" ? item.content : []));
  if (contents.some(({ type }) => type === "refusal")) return { fault: "it was a refusal" };
  if (!said) return { fault: "it was empty" };
  const reading = groundedReading(said, page);
  const missing = (["overview", "industry"] as const).filter((part) => !reading[part]);
  return missing.length > 0 ? { fault: `it held no usable ${missing.join(" and ")}` } : { reading };
}

/** Where and how it is wrong, without the answer's own words: this is sent back as our instruction. */
function schemaFault({ issues }: z.ZodError): string {
  const faults = issues
    .slice(0, 5)
    .map(({ path, code, message }) => `${path.join(".") || "the whole"}: ${code === "custom" ? message : code}`);
  return `it did not follow the schema (${faults.join("; ")})`;
}

/** The vendor's messages can contain parts of the key or of the page, so only status and code are logged. */
function asAppError(error: unknown, log: Log): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError)
    return new AppError("analysisTimeout");
  const { status: vendorStatus, code: vendorCode } = error instanceof APIError ? error : {};
  const name = error instanceof Error ? error.constructor.name : typeof error;
  log.error({ vendorStatus, vendorCode, name }, "model failed");
  if (error instanceof RateLimitError)
    return new AppError("tooMany", "the model's own limit", { retryAfterSeconds: retryAfter(error.headers) });
  return new AppError("analysisFailed", `the model failed (${vendorStatus ?? name})`);
}

function retryAfter(headers: Headers | undefined): number {
  const seconds = Math.ceil(Number(headers?.get("retry-after") ?? Number.NaN));
  return seconds > 0 ? Math.min(seconds, retryAfterSeconds.most) : retryAfterSeconds.unknown;
}
