import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { analysis, at, begin, createFlowFixture, finishedSession, pass, website } from "./flow-controller.fixture.ts";
import { initialState } from "./machine.ts";

const email = "owner@northgate.example";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function finish(change: Parameters<typeof createFlowFixture>[0] = {}) {
  const made = createFlowFixture(change);
  begin(made.flow);
  made.answers[0]?.resolve(analysis);
  await pass(42_000);
  return made;
}

async function restore(kept: ValuationSession = finishedSession) {
  const made = createFlowFixture({ kept });
  await made.flow.open({ website: "", autoStart: false });
  return made;
}

describe("the lead", () => {
  it("is captured once, after the hold, with the whole record", async () => {
    const { flow, answers, leads, captures, tab } = createFlowFixture();
    begin(flow);
    answers[0]?.resolve(analysis);
    await pass(41_999);
    expect(leads).toEqual([]);
    await pass(1);
    expect(leads).toEqual([
      {
        valuationId: "run-1",
        website,
        businessAnalysis: analysis,
        corrections: {},
        financialInputs: expect.objectContaining({
          preTaxProfit: 1_500_000,
          growthTrend: "increasing",
          recurringRevenue: 50,
        }),
        valuation: expect.objectContaining({ adjustedValuation: 9_900_000 }),
        report: null,
      },
    ]);
    expect(flow.getState()).toMatchObject({ name: "results", lead: "pending" });
    expect(tab.session).toMatchObject({ captured: false });
    captures[0]?.({ lead: "stored" });
    expect(flow.getState()).toMatchObject({ name: "results", lead: "stored" });
    expect(tab.session).toMatchObject({ captured: true });
    expect(leads).toHaveLength(1);
  });

  it("that is kept is stored later, without another capture", async () => {
    const { flow, leads, captures, tab } = await finish();
    captures[0]?.({ lead: "kept" });
    expect(flow.getState()).toMatchObject({ name: "results", lead: "kept" });
    expect(tab.session).toMatchObject({ captured: false });
    captures[0]?.({ lead: "stored" });
    expect(flow.getState()).toMatchObject({ lead: "stored" });
    expect(leads).toHaveLength(1);
  });

  it("leaves alone what was changed on the private page after it was stored", async () => {
    const { flow, leads, captures } = await finish();
    flow.correct({ title: "Northgate" });
    captures[1]?.({ lead: "stored" });
    flow.correct({ title: "Northgate Group" });
    flow.saveDepth({ proceeds: { debt: 1 } });
    captures[3]?.({ lead: "stored" });
    flow.askForReport({ email });
    expect(leads.map(({ keepFigures, depth }) => [keepFigures, depth])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [true, undefined],
      [true, { proceeds: { debt: 1 } }],
      [true, undefined],
    ]);
  });

  it("brings new figures until they are stored", async () => {
    const { flow, leads, captures } = await restore();
    flow.changeFigures({ preTaxProfit: 1_600_000, growthTrend: "increasing", recurringRevenue: 50 });
    captures[0]?.({ lead: "kept" });
    flow.correct({ title: "Northgate" });
    captures[1]?.({ lead: "stored" });
    flow.correct({ title: "Northgate Group" });
    expect(leads.map(({ keepFigures }) => keepFigures)).toEqual([undefined, undefined, true]);
  });

  it("never blocks: a capture that throws is only logged", async () => {
    const reason = new Error("no storage, no network");
    const captureLead = () => {
      throw reason;
    };
    const { flow, log } = await finish({ captureLead });
    expect(flow.getState()).toMatchObject({ name: "results", lead: "failed" });
    expect(log).toHaveBeenCalledWith("The lead was not captured", reason);
  });

  it("that settles after a reset changes nothing", async () => {
    const { flow, captures } = await finish();
    flow.reset();
    captures[0]?.({ lead: "stored" });
    expect(flow.getState()).toBe(initialState);
  });
});

describe("a change of figures", () => {
  const inputs = { preTaxProfit: 1_600_000, growthTrend: "flat", recurringRevenue: 60 } as const;

  it("captures the same lead again at once, and keeps its link on the screen", async () => {
    const { flow, leads, captures, tab } = await restore();
    flow.changeFigures(inputs);
    expect(leads).toMatchObject([
      { valuationId: "kept", website, financialInputs: inputs, valuation: { adjustedValuation: 9_856_000 } },
    ]);
    expect(flow.getState()).toMatchObject({ name: "results", lead: "stored", update: { lead: "pending" } });
    expect(tab.session).toMatchObject({ inputs, changedFrom: 9_900_000 });
    captures[0]?.({ lead: "stored" });
    expect(flow.getState()).toMatchObject({ update: { lead: "stored" } });
    expect(tab.session).not.toHaveProperty("changedFrom");
    flow.changeFigures({ ...inputs });
    expect(leads).toHaveLength(1);
  });

  it("that was not stored before a reload is sent again after it", async () => {
    const before = await restore();
    before.flow.changeFigures(inputs);
    const { leads } = await restore(before.tab.session);
    expect(leads).toMatchObject([{ valuationId: "kept", financialInputs: inputs }]);
  });
});

describe("'By e-mail'", () => {
  it("captures the whole lead again, with the contact and the time of the request", async () => {
    const { flow, leads, captures } = await restore();
    flow.askForReport({ email, phone: "212 555 0142" });
    expect(leads).toMatchObject([
      { valuationId: "kept", website, report: { email, phone: "212 555 0142", asked: at, needsMail: true } },
    ]);
    expect(flow.getState()).toMatchObject({ report: { mail: "sending" } });
    captures[0]?.({ lead: "stored", mail: "onItsWay" });
    expect(flow.getState()).toMatchObject({ lead: "stored", report: { email, mail: "onItsWay" } });
  });

  it("keeps the contact in later captures, but requests no second mail", async () => {
    const { flow, leads, captures } = await restore();
    flow.askForReport({ email });
    captures[0]?.({ lead: "stored", mail: "onItsWay" });
    flow.correct({ industry: "Scheduling software" });
    expect(leads[1]).toMatchObject({ corrections: { industry: "Scheduling software" }, report: { needsMail: false } });
    captures[1]?.({ lead: "kept" });
    expect(flow.getState()).toMatchObject({ report: { mail: "onItsWay" } });
  });

  it("is requested with the next capture while the first is kept", async () => {
    const { flow, leads, captures } = await restore();
    flow.askForReport({ email });
    captures[0]?.({ lead: "kept" });
    expect(flow.getState()).toMatchObject({ report: { mail: "kept" } });
    flow.correct({ industry: "Scheduling software" });
    expect(leads[1]).toMatchObject({ report: { asked: at, needsMail: true } });
    captures[1]?.({ lead: "stored", mail: "onItsWay" });
    expect(flow.getState()).toMatchObject({ report: { mail: "onItsWay" } });
  });

  it("requested before the lead is stored, it waits with it", async () => {
    const { flow, leads, captures } = await finish();
    flow.askForReport({ email });
    expect(leads).toHaveLength(2);
    captures[0]?.({ lead: "stored" });
    expect(flow.getState()).toMatchObject({ lead: "stored", report: { mail: "sending" } });
    captures[1]?.({ lead: "stored", mail: "onItsWay" });
    expect(flow.getState()).toMatchObject({ report: { mail: "onItsWay" } });
  });

  it("is requested again after a reload, as the same request, until it is answered", async () => {
    const before = await restore();
    before.flow.askForReport({ email });
    const after = await restore(before.tab.session);
    expect(after.leads).toMatchObject([{ report: { email, asked: at, needsMail: true } }]);
    after.captures[0]?.({ lead: "stored", mail: "onItsWay" });
    const again = await restore(after.tab.session);
    expect(again.leads).toEqual([]);
    expect(again.flow.getState()).toMatchObject({ report: { email, mail: "onItsWay" } });
  });
});
