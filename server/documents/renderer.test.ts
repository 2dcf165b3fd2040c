import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";
import { createRenderer } from "./renderer.ts";
import { reportFor } from "./report/pdf.fixture.ts";

describe("the renderer", () => {
  const renderer = createRenderer({ siteUrl: "https://amiva.example" });
  const [summary, full] = [reportFor(fullCapture, "summary"), reportFor(fullCapture, "professional")];
  const workbook = () => renderer.render("xlsx", full);
  beforeAll(() => writeReportAssets(".generated/report-assets"), 60_000);
  afterAll(() => renderer.close());

  it("makes documents in another thread, refuses more while it is full, and leaves this thread free", async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    const asked = [renderer.render("pdf", summary), ...Array.from({ length: 30 }, workbook)];
    const [first, ...rest] = await Promise.allSettled(asked);
    clearInterval(counting);
    expect(first).toMatchObject({ status: "fulfilled" });
    const bytes = first?.status === "fulfilled" ? first.value : new Uint8Array();
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
    const refused = rest.filter((each) => each.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "reportBusy", retryAfterSeconds: 5 });
    const made = rest.find((each) => each.status === "fulfilled");
    expect(made?.value.subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    expect(turns).toBeGreaterThan(10);
  }, 60_000);

  it("says that it is busy when a document is not made in time", async () => {
    const impatient = createRenderer({ siteUrl: "https://amiva.example", maxMs: 1 });
    await expect(impatient.render("pdf", summary)).rejects.toMatchObject({ code: "reportBusy", retryAfterSeconds: 5 });
    await impatient.close();
  });

  it("keeps its version, and another process that runs from source has another", () => {
    expect(renderer.version).toBe(renderer.version);
    expect(createRenderer({ siteUrl: "" }).version).not.toBe(renderer.version);
  });

  it("starts again after it was closed", async () => {
    await renderer.close();
    expect((await workbook()).length).toBeGreaterThan(1_000);
  }, 60_000);
});
