import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { CapturedLead, CaptureOutcome } from "#app/valuation/services.ts";
import { storedResult } from "./stored-result.fixture.ts";
import { useStoredLead } from "./use-stored-lead.ts";

const asked = "2025-11-03T10:05:00.000Z";
const email = "owner@northgate-dental.example";

function open(stored = storedResult) {
  const leads: CapturedLead[] = [];
  const tells: ((outcome: CaptureOutcome) => void)[] = [];
  const inTab: unknown[] = [];
  const onDeleted = vi.fn();
  const services = {
    captureLead(lead: CapturedLead, tell: (outcome: CaptureOutcome) => void) {
      leads.push(lead);
      tells.push(tell);
    },
    now: () => asked,
    updateTabCopy: async (...args: unknown[]) => void inTab.push(args),
  };
  const { result } = renderHook(() => useStoredLead(stored, onDeleted, services));
  return {
    result,
    leads,
    inTab,
    onDeleted,
    answer: (outcome: CaptureOutcome) => act(async () => tells.at(-1)?.(outcome)),
  };
}

describe("changes from the private page", () => {
  it("are sent under the same id with the stored inputs, without the analysis", () => {
    const { result, leads } = open({ ...storedResult, industry: "dental" });
    act(() => result.current.correct({ title: "Northgate Group" }));
    expect(result.current.corrections).toEqual({ title: "Northgate Group" });
    expect(leads).toEqual([
      {
        valuationId: storedResult.id,
        website: storedResult.website,
        businessAnalysis: null,
        corrections: { title: "Northgate Group" },
        financialInputs: storedResult.inputs,
        industryKey: "dental",
        valuation: storedResult.valuation,
        keepFigures: true,
        report: null,
      },
    ]);
  });

  it("start from the stored corrections", () => {
    const { result, leads } = open({ ...storedResult, corrections: { location: "Dublin, Ohio" } });
    act(() => result.current.askForReport({ email }));
    expect(leads[0]).toMatchObject({
      corrections: { location: "Dublin, Ohio" },
      report: { email, asked, needsMail: true },
    });
  });

  it("report the progress of the mail, and request it once", async () => {
    const { result, leads, answer } = open();
    act(() => result.current.askForReport({ email }));
    expect(result.current.report?.mail).toBe("sending");
    await answer({ lead: "kept" });
    expect(result.current.report?.mail).toBe("kept");
    await answer({ lead: "stored", mail: "onItsWay" });
    expect(result.current.report).toEqual({ email, asked, mail: "onItsWay" });
    act(() => result.current.correct({ industry: "Orthodontics" }));
    expect(leads[1]?.report).toMatchObject({ email, needsMail: false });
    await answer({ lead: "stored" });
    expect(result.current.report?.mail).toBe("onItsWay");
  });

  it("can be a panel: the others stay, and each capture carries all that was saved", async () => {
    const { result, leads, answer } = open();
    act(() => result.current.saveDepth({ readiness: { booksTie: "no" } }));
    act(() => result.current.saveDepth({ proceeds: { debt: 1 } }));
    expect(result.current.depth).toEqual({ readiness: { booksTie: "no" }, proceeds: { debt: 1 } });
    expect(leads.map(({ depth }) => depth)).toEqual([{ readiness: { booksTie: "no" } }, result.current.depth]);
    expect(result.current.save?.lead).toBe("pending");
    await answer({ lead: "stored" });
    expect(result.current.save?.lead).toBe("stored");
  });

  it("leave alone what was changed elsewhere since it was stored here", async () => {
    const { result, leads, answer } = open();
    act(() => result.current.changeFigures({ ...storedResult.inputs, preTaxProfit: 1_600_000 }));
    act(() => result.current.saveDepth({ proceeds: { debt: 1 } }));
    await answer({ lead: "stored" });
    act(() => result.current.askForReport({ email }));
    expect(leads[1]).toMatchObject({ depth: { proceeds: { debt: 1 } } });
    expect(leads[1]).not.toHaveProperty("keepFigures");
    expect(leads[2]).toMatchObject({ keepFigures: true });
    expect(leads[2]).not.toHaveProperty("depth");
    act(() => result.current.changeFigures(storedResult.inputs));
    expect(leads[3]).not.toHaveProperty("keepFigures");
  });

  it("leave alone what was changed elsewhere since the page was opened", () => {
    const { result, leads } = open({ ...storedResult, depth: { readiness: { booksTie: "no" } } });
    act(() => result.current.saveDepth({ proceeds: { debt: 1 } }));
    expect(leads[0]).toMatchObject({ keepFigures: true, depth: { proceeds: { debt: 1 } } });
    expect(leads[0]?.depth).not.toHaveProperty("readiness");
    act(() => result.current.changeFigures({ ...storedResult.inputs, preTaxProfit: 1_600_000 }));
    act(() => result.current.askForReport({ email }));
    expect(leads.slice(1).map(({ keepFigures }) => keepFigures)).toEqual([undefined, undefined]);
  });

  it("can be new figures: computed at once, sent under the same id, and copied to the tab", async () => {
    const { result, leads, inTab, answer } = open();
    expect(result.current.valuation.adjustedValuation).toBe(9_900_000);
    const inputs = { ...storedResult.inputs, preTaxProfit: 1_600_000 };
    act(() => result.current.changeFigures(inputs));
    expect(result.current.valuation.adjustedValuation).toBe(10_560_000);
    expect(result.current.valuedAt).toBe(asked);
    expect(leads).toMatchObject([{ valuationId: storedResult.id, financialInputs: inputs, businessAnalysis: null }]);
    expect(inTab).toEqual([[storedResult.id, { corrections: {}, inputs, valuedAt: asked, depth: {} }]]);
    expect(result.current.update).toMatchObject({ before: 9_900_000, lead: "pending" });
    await answer({ lead: "kept" });
    expect(result.current.update?.lead).toBe("kept");
    await answer({ lead: "stored" });
    expect(result.current.update?.lead).toBe("stored");

    // Later changes carry the new figures.
    act(() => result.current.correct({ title: "Northgate Group" }));
    expect(leads[1]).toMatchObject({ financialInputs: inputs, corrections: { title: "Northgate Group" } });
  });

  it("send nothing when the figures are the same", () => {
    const { result, leads } = open();
    act(() => result.current.changeFigures({ ...storedResult.inputs }));
    expect(leads).toEqual([]);
    expect(result.current.update).toBeNull();
  });

  it("are dropped when the valuation was deleted meanwhile, and the page is told", async () => {
    const { result, answer, onDeleted } = open();
    act(() => result.current.correct({ title: "Northgate Group" }));
    await answer({ lead: "stored" });
    expect(onDeleted).not.toHaveBeenCalled();
    await answer({ lead: "deleted" });
    expect(onDeleted).toHaveBeenCalledOnce();
  });
});
