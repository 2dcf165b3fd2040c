import type { CheckoutParameters } from "./checkout-parameters.ts";

/** The provider's objects, with the API's names. */

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  disputed: boolean;
  refunded: boolean;
  paid: boolean;
  currency: string;
  payment_intent: string;
};
export type Payment = {
  id: string;
  object: "payment_intent";
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  charge: Charge | undefined;
};
export type FakePrice = {
  id: string;
  object: "price";
  active: boolean;
  type: string;
  unit_amount: number | null;
  currency: string;
};

export type Session = {
  readonly id: string;
  readonly created: number;
  readonly parameters: CheckoutParameters;
  readonly expiresAt: number;
  readonly total: number;
  readonly currency: string;
  status: "open" | "complete" | "expired";
  paymentStatus: "paid" | "unpaid";
  payment: Payment | undefined;
  /** What the API prints instead of the stored value, such as values of a later version. */
  printed: Printed;
};

export type Printed = {
  readonly status?: string | null | undefined;
  readonly payment_status?: string | undefined;
  readonly dispute_status?: string | undefined;
  /** What the buyer typed; null if the provider does not say. */
  readonly email?: string | null | undefined;
};

export type FakeEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: unknown };
} & Record<string, unknown>;

/** What a buyer, a bank or the firm may do. */
export const actions = [
  "pay",
  "payLater",
  "bankPays",
  "bankRefuses",
  "expire",
  "refundPart",
  "refund",
  "refundFails",
  "dispute",
  "winDispute",
  "loseDispute",
  "inquire",
  "dropInquiry",
] as const;
export type Action = (typeof actions)[number];

/** The buyer on the payment page. */
export const buyerOf = ({ email = "buyer@bank.example" }: Printed) => ({
  address: { city: null, country: "US", line1: null, line2: null, postal_code: "43215", state: null },
  business_name: null,
  email,
  individual_name: null,
  name: "B. Buyer",
  phone: null,
  tax_exempt: "none",
  tax_ids: [],
});
