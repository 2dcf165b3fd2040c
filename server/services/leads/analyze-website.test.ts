import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defaultAnalysisModel } from "#contracts/valuation/analysis-request.ts";
import type { BusinessAnalysis, PageReading, WebsiteData } from "#domain/website/analysis.ts";
import { AppError } from "#server/http/app-error.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createLog } from "#server/ops/log.ts";
import { metricsFixture } from "#server/ops/metrics/metrics.fixture.ts";
import { openStore, type Store } from "#server/store/open.ts";
import type { PageModel } from "#server/vendors/openai.ts";
import { createAnalysisService } from "./analyze-website.ts";

const day = 24 * 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "analyst-"));
let store: Store;
let clock: number;
let logged: string[];

const page: WebsiteData = {
  url: "https://northgate.example",
  title: "Northgate Machining",
  metaDescription: "Parts since 1974.",
  headings: ["ISO 9001"],
  textContent: "We machine parts.",
  extractedAt: "2025-11-03T10:00:00.000Z",
};
const reading: PageReading = {
  overview: "A machine shop.",
  industry: "Machining",
  businessModel: "",
  location: "Dayton, Ohio",
  aspects: [{ type: "positive", title: "Old", description: "It is old.", quote: "since 1974" }],
};

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
beforeEach(async () => {
  clock = Date.parse("2025-11-03T10:00:00Z");
  logged = [];
  await store.db.deleteFrom("analysis").execute();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A model that answers when it is told to, or at once. */
function countingModel({ held = false, version = "model-a prompt-1" } = {}) {
  const waiting: { answer(): void; fail(error: Error): void }[] = [];
  const model: PageModel & { calls: number } = {
    name: "model-a",
    version,
    calls: 0,
    read: () => {
      model.calls += 1;
      if (!held) return Promise.resolve({ ...reading, overview: `Reading ${model.calls}.` });
      return new Promise((resolve, fail) => waiting.push({ answer: () => resolve(reading), fail }));
    },
  };
  return { model, waiting };
}

const rulesAnalysis: BusinessAnalysis = {
  ...reading,
  overview: "By rules.",
  websiteData: { ...page, title: "not the page" },
};

function analyst(model?: PageModel, given: Partial<Parameters<typeof createAnalysisService>[0]> = {}) {
  const log = new Proxy(createLog("silent"), {
    get: () => (fields: object, words: string) => logged.push(JSON.stringify({ ...fields, words })),
  });
  const now = () => clock;
  return createAnalysisService({
    store,
    limiter: createMemoryLimiter(now),
    log,
    readByRules: () => rulesAnalysis,
    model,
    now,
    ...given,
  });
}

const anna = { visitor: "anna" };
const refusedWith = (code: string) => expect.objectContaining({ name: "AppError", code });
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

describe("without a model", () => {
  test("the page is read by rules, and the page in the answer is the one that was sent", async () => {
    expect(await analyst().analyze(page, anna)).toEqual({ ...rulesAnalysis, websiteData: page });
    expect(logged).toEqual([expect.stringMatching(/"by":"rules","aspects":1,"ms":\d+,"words":"analysis"/)]);
  });

  test("the default model may be named, any other is refused", async () => {
    await analyst().analyze(page, { ...anna, model: defaultAnalysisModel });
    await expect(analyst().analyze(page, { ...anna, model: "gpt-dear" })).rejects.toEqual(refusedWith("badRequest"));
  });
});

describe("with a model", () => {
  test("only the configured one may be named, and a refused request costs nothing", async () => {
    const { model } = countingModel();
    const { analyze } = analyst(model);
    await expect(analyze(page, { ...anna, model: defaultAnalysisModel })).rejects.toEqual(refusedWith("badRequest"));
    expect(model.calls).toBe(0);
    expect((await analyze(page, { ...anna, model: "model-a" })).overview).toBe("Reading 1.");
  });

  test("its failure is the answer's failure, and is not stored", async () => {
    const failing: PageModel = { name: "a", version: "a", read: () => Promise.reject(new AppError("analysisTimeout")) };
    await expect(analyst(failing).analyze(page, anna)).rejects.toEqual(refusedWith("analysisTimeout"));
    const { model } = countingModel({ version: "a" });
    expect((await analyst(model).analyze(page, anna)).overview).toBe("Reading 1.");
    expect(logged).toContainEqual(expect.stringMatching(/"code":"analysisTimeout","ms":\d+,"words":"no analysis"/));
  });

  test("analyses are counted by source", async () => {
    const { metrics, value } = metricsFixture();
    const { analyze } = analyst(countingModel().model, { metrics });
    await analyze(page, anna);
    await analyze(page, anna);
    await analyze(page, { ...anna, model: "gpt-dear" }).catch(() => undefined);
    await analyst(undefined, { metrics }).analyze(page, anna);
    for (const by of ["model", "store", "nobody", "rules"])
      expect(await value(`amiva_analyses_total{by="${by}"}`)).toBe(1);
  });

  test("the log contains nothing of the page", async () => {
    await analyst(countingModel().model).analyze(page, anna);
    expect(logged.join()).not.toMatch(/northgate|machin|1974|anna/i);
  });
});

describe("the same content", () => {
  test("is answered from the store with the new request's page, even by another server", async () => {
    const { model } = countingModel();
    await analyst(model).analyze(page, anna);
    const again = { ...page, url: "https://www.northgate.example/?utm=1", extractedAt: "2025-11-03T11:00:00.000Z" };
    expect(await analyst(model).analyze(again, anna)).toEqual({
      ...reading,
      overview: "Reading 1.",
      websiteData: again,
    });
    expect(model.calls).toBe(1);
    expect(logged.at(-1)).toContain('"by":"store"');
  });

  test.each<[string, Partial<WebsiteData>]>([
    ["title", { title: "Southgate" }],
    ["description", { metaDescription: "Other" }],
    ["headings", { headings: ["ISO", "9001"] }],
    ["text", { textContent: "We machine parts!" }],
    ["organization", { organization: { name: "Northgate Inc" } }],
    ["organization's place", { organization: { address: "Northgate Inc" } }],
  ])("with another %s is other content", async (_part, change) => {
    const { model } = countingModel();
    const { analyze } = analyst(model);
    await analyze(page, anna);
    await analyze({ ...page, ...change }, anna);
    expect(model.calls).toBe(2);
  });

  test("is another question to another model or after another prompt", async () => {
    await analyst(countingModel().model).analyze(page, anna);
    const { model } = countingModel({ version: "model-a prompt-2" });
    await analyst(model).analyze(page, anna);
    expect(model.calls).toBe(1);
  });

  test.each([
    ["a day later is the same", day, 1],
    ["a millisecond more than a day later is asked again", day + 1, 2],
  ])("%s", async (_when, later, calls) => {
    const { model } = countingModel();
    const { analyze } = analyst(model);
    await analyze(page, anna);
    clock += later;
    expect((await analyze(page, anna)).overview).toBe(`Reading ${calls}.`);
    expect(model.calls).toBe(calls);
  });

  test("readings older than a day are removed when a new one is stored", async () => {
    const { analyze } = analyst(countingModel().model);
    await analyze(page, anna);
    clock += day + 1;
    await analyze({ ...page, title: "Another" }, anna);
    const rows = await store.db.selectFrom("analysis").select("created_at").execute();
    expect(rows).toEqual([{ created_at: clock }]);
  });

  test.each(["{}", "no JSON", '{"overview":1}'])(
    "is asked again when the stored reading cannot be parsed: %s",
    async (analysis) => {
      const { model } = countingModel();
      const { analyze } = analyst(model);
      await analyze(page, anna);
      await store.db.updateTable("analysis").set({ analysis }).execute();
      expect((await analyze(page, anna)).overview).toBe("Reading 2.");
      expect((await analyze(page, anna)).overview).toBe("Reading 2.");
    },
  );

  test("is answered even if the store is broken", async () => {
    const broken = {
      ...store,
      get db(): never {
        throw new Error("disk full");
      },
    };
    expect(await analyst(countingModel().model, { store: broken }).analyze(page, anna)).toMatchObject({
      location: "Dayton, Ohio",
    });
    expect(logged.filter((line) => line.includes("analysis cache unavailable"))).toHaveLength(2);
  });
});

describe("the same content at the same time", () => {
  test("is one call, and every visitor gets the answer with their own page", async () => {
    const { model, waiting } = countingModel({ held: true });
    const { analyze } = analyst(model);
    const pages = ["a", "b", "c"].map((host) => ({ ...page, url: `https://${host}.example` }));
    const answers = Promise.all(pages.map((each, index) => analyze(each, { visitor: `visitor ${index}` })));
    await settled();
    for (const { answer } of waiting) answer();
    expect((await answers).map(({ websiteData }) => websiteData.url)).toEqual(pages.map(({ url }) => url));
    expect(model.calls).toBe(1);
  });

  test("fails for all when the model fails, and can be retried", async () => {
    const { model, waiting } = countingModel({ held: true });
    const { analyze } = analyst(model);
    const answers = Promise.allSettled([analyze(page, anna), analyze(page, { visitor: "ben" })]);
    await settled();
    waiting[0]?.fail(new AppError("analysisFailed"));
    expect((await answers).map((answer) => answer.status)).toEqual(["rejected", "rejected"]);
    const again = analyze(page, anna);
    await settled();
    waiting[1]?.answer();
    expect(await again).toMatchObject(reading);
  });

  test("is not refused because of another visitor's limit", async () => {
    const { model } = countingModel();
    const { analyze } = analyst(model);
    for (let n = 0; n < 10; n += 1) await analyze({ ...page, title: `Page ${n}` }, anna);
    const [first, second, third] = await Promise.allSettled([
      analyze(page, anna),
      analyze(page, { visitor: "ben" }),
      analyze(page, { visitor: "cleo" }),
    ]);
    expect(first).toEqual({ status: "rejected", reason: refusedWith("tooMany") });
    expect([second?.status, third?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(model.calls).toBe(10 + 1);
  });
});

describe("limits", () => {
  const many = async (count: number, ask: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await ask(n);
  };

  test("ten questions to the model per visitor in ten minutes; stored answers do not count", async () => {
    const { analyze } = analyst(countingModel().model);
    await many(10, (n) => analyze({ ...page, title: `Page ${n}` }, anna));
    await expect(analyze(page, anna)).rejects.toMatchObject({ code: "tooMany", retryAfterSeconds: 600 });
    await analyze({ ...page, title: "Page 3" }, anna);
    await analyze(page, { visitor: "ben" });
    clock += 10 * 60_000;
    await analyze({ ...page, title: "Page 11" }, anna);
  });

  test.each([
    ["kept answers", true],
    ["readings by rules", false],
  ])("sixty %s per visitor in ten minutes", async (_kind, withModel) => {
    const { analyze } = analyst(withModel ? countingModel().model : undefined);
    await many(60, () => analyze(page, anna));
    await expect(analyze(page, anna)).rejects.toEqual(refusedWith("tooMany"));
    await analyze(page, { visitor: "ben" });
  });
});
