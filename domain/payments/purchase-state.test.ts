import { describe, expect, test } from "vitest";
import { type CheckoutState, isUnderWay, overallState, type PurchaseState, purchaseStateOf } from "./purchase-state.ts";

const full = { amount: 49_000, refunded: 49_000 };
const part = { amount: 49_000, refunded: 48_999 };
const none = { amount: 49_000, refunded: 0 };
const paidByCard = { status: "complete", payment: "paid", transfer: "done", charged: none } as const;

describe("the state of a purchase", () => {
  test.each<[string, CheckoutState, PurchaseState, boolean]>([
    ["on the payment page", { status: "open", payment: "unpaid" }, "pending", false],
    ["a card was declined on the page", { status: "open", payment: "unpaid", transfer: "failed" }, "pending", false],
    ["left until it ran out", { status: "expired", payment: "unpaid" }, "cancelled", false],
    ["paid by card", { status: "complete", payment: "paid", transfer: "done", charged: none }, "paid", false],
    ["nothing to pay, by a voucher", { status: "complete", payment: "nothingToPay" }, "paid", false],
    ["the bank has not paid yet", { status: "complete", payment: "unpaid", transfer: "underWay" }, "pending", true],
    ["the bank has turned it down", { status: "complete", payment: "unpaid", transfer: "failed" }, "cancelled", false],
    ["nothing is said of the payment", { status: "complete", payment: "unpaid" }, "pending", true],
    ["the bank has paid", { status: "complete", payment: "paid", transfer: "done" }, "paid", false],
    [
      "all but a cent given back",
      { status: "complete", payment: "paid", transfer: "done", charged: part },
      "paid",
      false,
    ],
    ["all given back", { status: "complete", payment: "paid", transfer: "done", charged: full }, "refunded", false],
    [
      "given back before it is said to be paid",
      { status: "complete", payment: "unpaid", charged: full },
      "refunded",
      false,
    ],
    ["disputed", { ...paidByCard, disputes: ["open"] }, "disputed", false],
    ["dispute won", { ...paidByCard, disputes: ["won"] }, "paid", false],
    ["dispute lost", { ...paidByCard, disputes: ["lost"] }, "chargedBack", false],
    ["disputed again after a win", { ...paidByCard, disputes: ["won", "open"] }, "disputed", false],
    ["disputed and given back", { ...paidByCard, charged: full, disputes: ["open"] }, "refunded", false],
    ["partly given back and disputed", { ...paidByCard, charged: part, disputes: ["open"] }, "disputed", false],
    ["a status that we do not know", { status: "unknown", payment: "unpaid" }, "pending", true],
    ["a status that we do not know, and paid", { status: "unknown", payment: "paid" }, "paid", false],
    [
      "nothing to pay, in a status that we do not know",
      { status: "unknown", payment: "nothingToPay" },
      "pending",
      true,
    ],
    ["a payment status that we do not know", { status: "complete", payment: "unknown" }, "pending", true],
    [
      "a payment status that we do not know, and the transfer done",
      { status: "complete", payment: "unknown", transfer: "done" },
      "paid",
      false,
    ],
    [
      "a charge of nothing",
      { status: "complete", payment: "paid", charged: { amount: 0, refunded: 0 } },
      "paid",
      false,
    ],
  ])("%s", (_name, checkout, state, underWay) => {
    expect([purchaseStateOf(checkout), isUnderWay(checkout)]).toEqual([state, underWay]);
  });
});

test.each<[readonly PurchaseState[], PurchaseState | "none"]>([
  [[], "none"],
  [["cancelled"], "cancelled"],
  [["cancelled", "pending"], "pending"],
  [["refunded", "cancelled"], "refunded"],
  [["refunded", "pending"], "pending"],
  [["refunded", "paid", "cancelled", "pending"], "paid"],
  [["refunded", "disputed"], "disputed"],
  [["chargedBack", "cancelled"], "chargedBack"],
])("of %j, %s matters most", (states, overall) => {
  expect(overallState(states)).toBe(overall);
});
