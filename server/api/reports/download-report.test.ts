import { describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { AppError } from "#server/http/app-error.ts";
import type { DocumentRequest, ReportService } from "#server/services/reports/make-report.ts";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);

function application(make: ReportService["make"] = async () => document) {
  return createApp(
    testDeps({ reports: { make, countDownload: async () => undefined } }),
    async () => new Response("page"),
  );
}

const document = {
  bytes,
  tier: "summary",
  name: "valuation-2025-2B11.pdf",
} as const;

const refusing = (error: Error) =>
  application(async () => {
    throw error;
  });

describe("GET /api/download/report/:id", () => {
  it("sends the whole document as a named attachment, never to be cached", async () => {
    const answer = await application().request(`/api/download/report/${id}`);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "200000",
      "content-disposition": 'attachment; filename="valuation-2025-2B11.pdf"',
      "cache-control": expect.stringContaining("no-store"),
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
  });

  it("answers HEAD with its size", async () => {
    const answer = await application().request(`/api/download/report/${id}`, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "200000", ""]);
  });

  it("requests the tier and format of the address", async () => {
    const asked: DocumentRequest[] = [];
    const app = application(async (each) => {
      asked.push(each);
      return document;
    });
    await app.request(`/api/download/report/${id}`);
    const workbook = await app.request(`/api/download/report/${id}?format=xlsx&package=exitReadiness`);
    expect(asked).toEqual([
      { valuationId: id, format: "pdf", tier: undefined, visitor: "unknown" },
      { valuationId: id, format: "xlsx", tier: "exitReadiness", visitor: "unknown" },
    ]);
    expect(workbook.headers.get("content-type")).toContain("spreadsheetml");
  });

  it.each([
    ["valuationUnknown", 404],
    ["reportClosed", 403],
    ["reportBusy", 503],
    ["reportFailed", 500],
  ] as const)("answers %s with %i and a message, and reveals nothing else", async (code, status) => {
    const answer = await refusing(new AppError(code)).request(`/api/download/report/${id}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, error: expect.any(String) });
    expect(answer.headers.get("content-disposition")).toBeNull();
  });

  it("answers a malformed id like an unknown one", async () => {
    const [made, unknown] = await Promise.all([
      application().request("/api/download/report/..%2f..%2fetc"),
      refusing(new AppError("valuationUnknown")).request(`/api/download/report/${id}`),
    ]);
    expect([made.status, await made.json()]).toEqual([unknown.status, await unknown.json()]);
  });

  it("accepts two formats and three tiers", async () => {
    for (const query of ["format=doc", "package=everything"])
      expect((await application().request(`/api/download/report/${id}?${query}`)).status).toBe(400);
  });

  it("refuses a flood", async () => {
    const app = application();
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count++) statuses.add((await app.request(`/api/download/report/${id}`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    const refused = await app.request(`/api/download/report/${id}`);
    expect(await refused.json()).toMatchObject({ code: "tooManyReports" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("POST /api/report/generate", () => {
  const post = (body: unknown, app = application()) =>
    app.request("/api/report/generate", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  it("makes the documents of the package and says where they are", async () => {
    const asked: DocumentRequest[] = [];
    const app = application(async (each) => {
      asked.push(each);
      return document;
    });
    const answer = await post({ valuationId: id, package: "professional" }, app);
    expect(await answer.json()).toEqual({
      package: "professional",
      downloads: {
        pdf: `/api/download/report/${id}?format=pdf&package=professional`,
        xlsx: `/api/download/report/${id}?format=xlsx&package=professional`,
      },
    });
    expect(asked.map(({ format, tier }) => [format, tier])).toEqual([
      ["pdf", "professional"],
      ["xlsx", "professional"],
    ]);
  });

  it("makes no workbook for the free summary", async () => {
    const answer = await post({ valuationId: id, package: "summary" });
    expect(Object.keys((await answer.json()).downloads)).toEqual(["pdf"]);
  });

  it.each([
    [{ valuationId: "x", package: "summary" }],
    [{ valuationId: id, package: "gold" }],
    [{ valuationId: id, package: "summary", price: 0 }],
  ])("refuses %j", async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it("refuses packages that are not open", async () => {
    expect(
      (await post({ valuationId: id, package: "professional" }, refusing(new AppError("reportClosed")))).status,
    ).toBe(403);
  });
});
