import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { CapturedLead, CaptureOutcome } from "#app/features/valuation/services.ts";
import { storedResult } from "./stored-result.test-bench.ts";
import { useStoredLead } from "./use-stored-lead.ts";

const asked = "2025-11-03T10:05:00.000Z";
const email = "owner@northgate-dental.example";

function open(stored = storedResult) {
  const leads: CapturedLead[] = [];
  const tells: ((outcome: CaptureOutcome) => void)[] = [];
  const onForgotten = vi.fn();
  const services = {
    captureLead(lead: CapturedLead, tell: (outcome: CaptureOutcome) => void) {
      leads.push(lead);
      tells.push(tell);
    },
    now: () => asked,
  };
  const { result } = renderHook(() => useStoredLead(stored, onForgotten, services));
  return {
    result,
    leads,
    onForgotten,
    answer: (outcome: CaptureOutcome) => act(async () => tells.at(-1)?.(outcome)),
  };
}

describe("what the owner adds from the private page", () => {
  it("is sent under the same id with the stored inputs, and leaves alone what was read", () => {
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
        report: null,
      },
    ]);
  });

  it("begins with what was corrected before", () => {
    const { result, leads } = open({ ...storedResult, corrections: { location: "Dublin, Ohio" } });
    act(() => result.current.askForReport({ email }));
    expect(leads[0]).toMatchObject({
      corrections: { location: "Dublin, Ohio" },
      report: { email, asked, mailWanted: true },
    });
  });

  it("says how far the mail is, and asks for it once", async () => {
    const { result, leads, answer } = open();
    act(() => result.current.askForReport({ email }));
    expect(result.current.report?.mail).toBe("sending");
    await answer({ lead: "kept" });
    expect(result.current.report?.mail).toBe("kept");
    await answer({ lead: "stored", mail: "onItsWay" });
    expect(result.current.report).toEqual({ email, asked, mail: "onItsWay" });
    act(() => result.current.correct({ industry: "Orthodontics" }));
    expect(leads[1]?.report).toMatchObject({ email, mailWanted: false });
    await answer({ lead: "stored" });
    expect(result.current.report?.mail).toBe("onItsWay");
  });

  it("comes to nothing where the valuation was deleted meanwhile, and the page is told", async () => {
    const { result, answer, onForgotten } = open();
    act(() => result.current.correct({ title: "Northgate Group" }));
    await answer({ lead: "stored" });
    expect(onForgotten).not.toHaveBeenCalled();
    await answer({ lead: "forgotten" });
    expect(onForgotten).toHaveBeenCalledOnce();
  });
});
