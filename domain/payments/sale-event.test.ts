import fc from "fast-check";
import { expect, test } from "vitest";
import { purchaseStates } from "./purchase-state.ts";
import { type SaleEventKind, type SaleState, saleEventBetween } from "./sale-event.ts";

const at = (state: SaleState["state"], refunded = 0): SaleState => ({ state, refunded });

test.each<[SaleState, SaleState, SaleEventKind | undefined]>([
  [at("pending"), at("paid"), "sold"],
  [at("cancelled"), at("paid"), "sold"],
  [at("pending"), at("cancelled"), undefined],
  [at("pending"), at("refunded", 490), "refunded"],
  [at("pending"), at("disputed"), "disputed"],
  [at("paid"), at("paid", 196), "partlyRefunded"],
  [at("paid", 196), at("refunded", 490), "refunded"],
  [at("refunded", 490), at("paid"), "refundFailed"],
  [at("paid", 196), at("paid"), "refundFailed"],
  [at("paid"), at("disputed"), "disputed"],
  [at("disputed"), at("paid"), "disputeWon"],
  [at("disputed"), at("chargedBack"), "disputeLost"],
  [at("paid"), at("chargedBack"), "disputeLost"],
  [at("chargedBack"), at("paid"), "disputeWon"],
  [at("disputed"), at("refunded", 490), "refunded"],
])("from %j to %j: %s", (before, after, kind) => {
  expect(saleEventBetween(before, after)).toBe(kind);
});

test("without a change there is no event", () => {
  const standing = fc.record({ state: fc.constantFrom(...purchaseStates), refunded: fc.nat() });
  fc.assert(fc.property(standing, (same) => saleEventBetween(same, same) === undefined));
});
