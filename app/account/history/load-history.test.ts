import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { sharesContext, valuationReaderContext } from "#app/context.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { loadHistory } from "./load-history.server.ts";

const lead = leadOf(fullCapture, { now: captured });
const id = lead.valuationId;

function argsFor(valuationId: string) {
  const context = new RouterContextProvider();
  context.set(valuationReaderContext, { find: async (asked) => (asked === id ? JSON.stringify(lead) : undefined) });
  context.set(sharesContext, { list: async () => [] });
  return { params: { valuationId }, context };
}

it("has the history, and that there is an address, but not the address", async () => {
  const { data } = await loadHistory(argsFor(id));
  expect(data).toMatchObject({
    id,
    valuedAt: captured,
    snapshots: [{ at: captured, value: lead.valuation.adjustedValuation }],
    scenarios: [],
    shares: [],
    entered: { addBacks: false, proceeds: false },
    hasEmail: true,
  });
  for (const secret of [lead.userEmail, lead.userPhone]) expect(JSON.stringify(data)).not.toContain(secret);
});

it("is null with 404 for an unknown id", async () => {
  const other = id.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
  for (const given of [other, "nobody"])
    expect(await loadHistory(argsFor(given))).toMatchObject({ data: null, init: { status: 404 } });
});
