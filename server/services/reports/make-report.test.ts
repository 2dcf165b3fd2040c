import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentFormat } from "#contracts/payments/report-document.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { Report } from "#domain/report/report.ts";
import type { ReportTier } from "#domain/report/tiers.ts";
import { AppError } from "#server/http/app-error.ts";
import { createLog } from "#server/ops/log.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createReportService } from "./make-report.ts";
import { type Bought, storeValuation } from "./report.fixture.ts";

const store = storeOfFile();

const render = vi.fn<(format: DocumentFormat, report: Report) => Promise<Uint8Array>>();
beforeEach(() => {
  render.mockReset().mockImplementation(async (format, { tier }) => new TextEncoder().encode(`${format} ${tier}`));
});

const service = (version = "1", on: Store = store()) =>
  createReportService({
    store: on,
    renderer: { version, render, close: async () => undefined },
    log: createLog("silent"),
  });

const visitor = "198.51.100.7";

const kept = (...bought: Bought) => storeValuation(store(), bought);

async function made(valuationId: string, format: DocumentFormat, tier?: ReportTier, by = service()): Promise<string> {
  const document = await by.make({ valuationId, format, tier, visitor }).catch((error: unknown) => error);
  if (document instanceof AppError) return document.code;
  return new TextDecoder().decode((document as { bytes: Uint8Array }).bytes);
}

describe("access", () => {
  const paid = "paid" as const;
  const closed = "reportClosed";
  it.each<[Bought, DocumentFormat, ReportTier | undefined, string]>([
    [[], "pdf", undefined, "pdf summary"],
    [[], "pdf", "summary", "pdf summary"],
    [[], "pdf", "professional", closed],
    [[], "xlsx", undefined, closed],
    [[], "xlsx", "summary", closed],
    [[["professional", paid]], "pdf", undefined, "pdf professional"],
    [[["professional", paid]], "pdf", "summary", "pdf summary"],
    [[["professional", paid]], "xlsx", undefined, "xlsx professional"],
    [[["professional", paid]], "xlsx", "summary", closed],
    [[["professional", paid]], "pdf", "exitReadiness", closed],
    [[["exitReadiness", paid]], "pdf", undefined, "pdf exitReadiness"],
    [[["exitReadiness", paid]], "pdf", "professional", "pdf professional"],
    [[["exitReadiness", paid]], "xlsx", undefined, "xlsx exitReadiness"],
    [[["exitReadiness", "pending"]], "pdf", "exitReadiness", closed],
    [[["professional", "refunded"]], "pdf", undefined, "pdf summary"],
    [[["professional", "refunded"]], "xlsx", undefined, closed],
  ])("with %j, %s %s: %s", async (bought, format, tier, answer) => {
    expect(await made(await kept(...bought), format, tier)).toBe(answer);
  });

  it("is refused for an unknown id, and another owner's purchase opens nothing", async () => {
    await kept(["exitReadiness", "paid"]);
    expect(await made(crypto.randomUUID(), "pdf")).toBe("valuationUnknown");
    expect(await made(await kept(), "pdf", "exitReadiness")).toBe(closed);
  });

  it("ends with a refund, though the document is kept", async () => {
    const id = await kept(["professional", "paid"]);
    expect(await made(id, "pdf", "professional")).toBe("pdf professional");
    await store().db.updateTable("purchase").set({ state: "refunded" }).where("valuation_id", "=", id).execute();
    expect(await made(id, "pdf", "professional")).toBe(closed);
  });
});

describe("a document", () => {
  it("is made once for the same report by the same version", async () => {
    const id = await kept();
    await made(id, "pdf");
    await made(id, "pdf", "summary", service("1"));
    expect(render).toHaveBeenCalledTimes(1);
    await made(id, "pdf", "summary", service("2"));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is made again once its lead has changed", async () => {
    const id = await kept();
    await made(id, "pdf");
    const changed = leadOf(
      { ...fullCapture, valuationId: id, corrections: { title: "Southgate" } },
      { now: captured + 1 },
    );
    await writeLeads(store().db, [{ lead: changed, version: 2 }]);
    await made(id, "pdf");
    expect(render.mock.calls.map(([, report]) => report.profile.company)).toEqual(["Northgate Dental", "Southgate"]);
  });

  it("is made once for concurrent requests", async () => {
    const id = await kept();
    const one = service();
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => made(id, "pdf", undefined, one))))).toEqual(
      new Set(["pdf summary"]),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is named without the company, and no more than its tier shows goes to the worker", async () => {
    const { name, tier } = await service().make({ valuationId: await kept(), format: "pdf", visitor });
    expect([name, tier]).toEqual([expect.stringMatching(/^valuation-2025-\w{4}\.pdf$/), "summary"]);
    expect(render.mock.calls[0]?.[1].objections).toEqual([]);
  });

  it("that fails is refused without details, and retried by the next request", async () => {
    const id = await kept();
    render.mockRejectedValueOnce(new Error("could not print Northgate Dental"));
    const failure = await service()
      .make({ valuationId: id, format: "pdf", visitor })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "reportFailed", message: expect.not.stringContaining("Northgate") });
    expect(await made(id, "pdf")).toBe("pdf summary");
  });

  it("is refused when the queue is full", async () => {
    render.mockRejectedValueOnce(new AppError("reportBusy"));
    expect(await made(await kept(), "pdf")).toBe("reportBusy");
  });
});

describe("documents made at once", () => {
  it("are three per visitor, so that others find capacity; finished documents do not count", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => kept()));
    const [early = "", ...rest] = ids;
    const by = service();
    await made(early, "pdf", "summary", by);
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    render.mockImplementation(() => finished.then(() => new Uint8Array()));
    const asked = rest.map((id) => made(id, "pdf", "summary", by));
    expect(await Promise.race(asked)).toBe("reportBusy");
    expect(await made(early, "pdf", "summary", by)).toBe("pdf summary");
    const other = by.make({ valuationId: await kept(), format: "pdf", visitor: "203.0.113.9" });
    finish();
    expect((await Promise.all(asked)).filter((said) => said === "reportBusy")).toHaveLength(2);
    await expect(other).resolves.toMatchObject({ tier: "summary" });
  });
});

describe("a download", () => {
  const counts = () => store().db.selectFrom("funnel_count").select(["step", "count"]).execute();

  it("is counted in the funnel once per valuation", async () => {
    await store().db.deleteFrom("funnel_count").execute();
    const [first, second] = [await kept(), await kept()];
    for (const valuationId of [first, first, second]) await service().countDownload(valuationId);
    expect(await counts()).toEqual([{ step: "report", count: 2 }]);
    await service().countDownload(crypto.randomUUID());
    expect(await counts()).toEqual([{ step: "report", count: 2 }]);
  });

  it("does not fail if it cannot be counted", async () => {
    const broken = {
      ...store(),
      get db(): never {
        throw new Error("down");
      },
    };
    await expect(service("1", broken).countDownload(crypto.randomUUID())).resolves.toBeUndefined();
  });
});
