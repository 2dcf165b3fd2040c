import { expect, it } from "vitest";
import { finishedSession } from "#app/valuation/flow-controller.fixture.ts";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { updateTabCopy } from "./update-tab-copy.ts";

const finished = { ...finishedSession, valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11" };
const inputs = { ...finished.inputs, preTaxProfit: 1_600_000 };

it.each<[string, ValuationSession | undefined, string, ValuationSession | undefined]>([
  ["the same valuation", finished, finished.valuationId, { ...finished, inputs }],
  ["another valuation", finished, "0b8e2f6c-3a4d-4c1e-9f57-2d6a7b8c9e01", finished],
  ["no valuation", undefined, finished.valuationId, undefined],
])("when the tab holds %s", async (_, kept, valuationId, after) => {
  let session = kept;
  const store = {
    read: async () => session,
    write: (next: ValuationSession | undefined) => {
      session = next;
    },
  };
  await updateTabCopy(valuationId, { inputs }, store);
  expect(session).toEqual(after);
});
