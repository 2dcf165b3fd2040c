import fc from "fast-check";
import { type DepthEntries, depthPanels } from "../../domain/depth/depth-entries.ts";
import { anyDepth, anyInputs } from "../../domain/depth/example.fixture.ts";
import type { FinancialInputs } from "../../domain/valuation/financial-inputs.ts";
import { halfDollarInputs } from "../../domain/valuation/spreadsheet.fixture.ts";
import { anyEntries } from "../../server/documents/workbook/depth/depth-figures.fixture.ts";

type AnyValuation = { readonly inputs: FinancialInputs; readonly depth: DepthEntries };

/** Most random amounts are larger than the price; divided, they also leave something to keep. */
function divided({ addBacks = {}, proceeds = {}, ...rest }: DepthEntries, by: number): DepthEntries {
  const { taxRate, ...amounts } = proceeds;
  const part = (amount: number) => Math.trunc(amount / by);
  return {
    ...rest,
    addBacks: Object.fromEntries(
      Object.entries(addBacks).map(([key, entry]) => [key, { ...entry, amount: part(entry.amount) }]),
    ),
    proceeds: {
      ...Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, part(amount)])),
      ...(taxRate !== undefined && { taxRate }),
    },
  };
}

const someInputs = fc.oneof({ weight: 9, arbitrary: anyInputs }, fc.constantFrom(...halfDollarInputs));

/** Inputs at random, some on a half dollar; one panel in five is not saved. */
export const anyValuation: fc.Arbitrary<AnyValuation> = fc
  .record({
    given: fc.oneof(anyEntries, fc.record({ inputs: someInputs, depth: anyDepth })),
    divisor: fc.constantFrom(1, 10, 100),
    saved: fc.tuple(...depthPanels.map((panel) => fc.tuple(fc.constant(panel), fc.integer({ min: 0, max: 4 })))),
  })
  .map(({ given, divisor, saved }) => {
    const depth = divided(given.depth, divisor);
    const kept = saved.filter(([panel, roll]) => roll > 0 && depth[panel] !== undefined);
    return {
      inputs: given.inputs,
      depth: Object.fromEntries(kept.map(([panel]) => [panel, depth[panel]])),
    };
  });
