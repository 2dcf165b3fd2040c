/** What can happen to a payment after the sale. */
export const saleEventNames = {
  partlyRefunded: "Partly refunded",
  refunded: "Refunded",
  refundFailed: "Refund failed",
  disputed: "Payment disputed",
  disputeWon: "Dispute won",
  disputeLost: "Dispute lost",
} as const;
