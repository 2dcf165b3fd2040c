import type { SaleFilter, SaleLine } from "#domain/desk/screens/sales-view.ts";
import { counted } from "./counted.ts";

/** Words of the screen of sales. */

export const saleFilterNames: Readonly<Record<SaleFilter, string>> = {
  all: "All",
  refunds: "Refunds",
  disputes: "Disputes",
};

export const salesWords = {
  export: "Export for the books",
  month: "Month",
  show: "Show",
  soFar: (month: string) => `${month} so far`,
  sold: "Sold",
  reports: (count: number) => counted(count, "report"),
  refunded: "Refunded",
  held: "Held by a dispute",
  lost: "Lost to a dispute",
  net: "Yours",
  netNote: "Before the payment provider’s fees, which stand on its own pages.",
  testMode: "The payment provider is in test mode: no real money moves.",
  unconnected: "Payments are not connected. Reports that the firm opens by hand are not sales.",
  noSales: (month: string) => `Nothing was sold in ${month}.`,
  answer: "Needs an answer",
  disputeCount: (count: number) => counted(count, "dispute"),
  noDisputes: "No dispute is open.",
  disputedOn: (day: string) => `Disputed ${day}`,
  disputeText:
    "The card holder’s bank asks whether the charge was right, and holds the money meanwhile. Without an answer in time the bank keeps it. The deadline and the form are on the payment provider’s page.",
  evidence: "What you can show the bank",
  filesMailed: "Report files emailed to the buyer",
  notMailed: "No email of the report files is on record",
  reportOpened: "Report downloaded with the owner’s own link",
  notOpened: "No download is on record",
  openDispute: "Answer on the provider’s page",
  purchases: "Purchases",
  filters: "Purchases to show",
  date: "Date",
  company: "Company",
  deleted: "Deleted valuation",
  report: "Report",
  amount: "Amount",
  currency: "Currency",
  state: "State",
  payment: "Payment",
  openPayment: "Open payment",
  noPayment: "Nothing to pay",
  refundText:
    "A refund is made on the payment provider’s page. It appears here within a minute, and a full refund closes the report.",
  none: { all: "No purchases.", refunds: "No refunds.", disputes: "No disputes." },
  next: "Older purchases",
  first: "Newest purchases",
  byMonth: "Yours, by month",
  byMonthNote: "After refunds and disputes, before fees",
  byMonthText: (months: string) => `Net by month: ${months}`,
  byReport: "By report",
  soldCount: "Sold",
  soldWord: "sold",
  together: "Together",
} as const;

export const packageNames: Readonly<Record<string, string>> = {
  professional: "Professional",
  exitReadiness: "Exit Readiness",
};

/** The state of a purchase. `day` is when it was last changed. */
export function saleStateText(
  { state, refunded, amount }: Pick<SaleLine, "state" | "refunded" | "amount">,
  day: string,
): string {
  const on = day === "" ? "" : ` ${day}`;
  if (state === "refunded") return `Refunded${on}`;
  if (state === "disputed") return `Disputed${on}`;
  if (state === "chargedBack") return `Lost to a dispute${on}`;
  if (refunded > 0 && refunded < amount) return `Refunded in part${on}`;
  return state === "paid" ? "Paid" : "Waiting for the bank";
}
