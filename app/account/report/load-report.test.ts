import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { reportContext } from "#app/context.ts";
import { reportSources } from "#content/report/report-sources.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { reportOf } from "#domain/report/report.ts";
import { loader } from "./route.tsx";

const lead = leadOf(fullCapture, { now: captured });
const report = reportOf(lead, "summary", reportSources("", captured));
const id = lead.valuationId;

async function load(valuationId: string | undefined, known = true) {
  const find = vi.fn(async (asked: string) => (known && asked === id ? report : undefined));
  const context = new RouterContextProvider();
  context.set(reportContext, { find });
  return { answer: await loader({ params: { valuationId }, context }), find };
}

describe("loadReport", () => {
  it("returns the unlocked report with its id", async () => {
    const { answer } = await load(id);
    expect(answer).toMatchObject({ data: { id, report }, init: { status: 200 } });
  });

  it("returns null with 404 for an unknown id", async () => {
    const { answer, find } = await load(id, false);
    expect(answer).toMatchObject({ data: null, init: { status: 404 } });
    expect(find).toHaveBeenCalledWith(id);
  });

  it("fails when the store does not answer", async () => {
    const unavailable = { init: { status: 503 } };
    const context = new RouterContextProvider();
    context.set(reportContext, { find: () => Promise.reject(unavailable) });
    await expect(loader({ params: { valuationId: id }, context })).rejects.toBe(unavailable);
  });

  it.each([undefined, "", "1", "../../etc/passwd", "' or 1=1 --", id.toUpperCase()])(
    "answers 404 for %j without asking the store",
    async (given) => {
      const { answer, find } = await load(given);
      expect(answer).toMatchObject({ data: null, init: { status: 404 } });
      expect(find).not.toHaveBeenCalled();
    },
  );
});
