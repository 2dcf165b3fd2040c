/** An offer, and what comes off it before the owner has cash. Amounts in dollars, rates in percent. */
export type OfferTerms = {
  readonly ebitda: number;
  readonly multiple: number;
  /** Repaid from the price: loans, leases, work that customers have paid for. */
  readonly debt: number;
  readonly workingCapital: { readonly peg: number; readonly delivered: number };
  readonly successFee: number;
  /** The owner's lawyer and accountant. */
  readonly otherFees: number;
  /** Of the equity value. */
  readonly rolloverPercent: number;
  readonly escrow: number;
  readonly taxPercent: number;
};

export type HeadlineToCash = {
  readonly price: number;
  readonly debt: number;
  readonly workingCapitalGap: number;
  readonly equityValue: number;
  readonly successFee: number;
  readonly otherFees: number;
  readonly fees: number;
  readonly rollover: number;
  readonly escrow: number;
  readonly cashBeforeTax: number;
  readonly tax: number;
  readonly cashAtClose: number;
  /** The escrow after tax, if no claim is made. */
  readonly escrowAfterTax: number;
};

/** Lines are printed in hundredths of a million. */
const step = 10_000;
const rounded = (amount: number) => Math.round(amount / step) * step;
const percentOf = (amount: number, percent: number) => rounded((amount * percent) / 100);

/**
 * Every line is rounded as it is printed, and the sums are made of the rounded lines, so that a reader can add the
 * column. `proceedsOf` computes an owner's own figures to the dollar instead.
 */
export function headlineToCash(terms: OfferTerms): HeadlineToCash {
  const price = rounded(terms.ebitda * terms.multiple);
  const debt = rounded(terms.debt);
  const workingCapitalGap = rounded(terms.workingCapital.peg - terms.workingCapital.delivered);
  const equityValue = price - debt - workingCapitalGap;
  const successFee = rounded(terms.successFee);
  const otherFees = rounded(terms.otherFees);
  const fees = successFee + otherFees;
  const rollover = percentOf(equityValue, terms.rolloverPercent);
  const escrow = rounded(terms.escrow);
  const cashBeforeTax = equityValue - fees - rollover - escrow;
  const tax = percentOf(cashBeforeTax, terms.taxPercent);
  return {
    price,
    debt,
    workingCapitalGap,
    equityValue,
    successFee,
    otherFees,
    fees,
    rollover,
    escrow,
    cashBeforeTax,
    tax,
    cashAtClose: cashBeforeTax - tax,
    escrowAfterTax: escrow - percentOf(escrow, terms.taxPercent),
  };
}

export type WaterfallStep = {
  readonly id: Exclude<keyof HeadlineToCash, "successFee" | "otherFees" | "cashBeforeTax" | "escrowAfterTax">;
  /** `sum`: a total so far; `gone`: paid to others; `later`: the owner's, but not yet. */
  readonly kind: "sum" | "gone" | "later";
  readonly amount: number;
  /** Where the bar starts and ends above zero. */
  readonly from: number;
  readonly to: number;
};

/** The bars from the headline price to cash, each hanging where the one before it ended. */
export function waterfallOf(sum: HeadlineToCash): readonly WaterfallStep[] {
  const order = [
    ["price", "sum"],
    ["debt", "gone"],
    ["workingCapitalGap", "gone"],
    ["equityValue", "sum"],
    ["fees", "gone"],
    ["rollover", "later"],
    ["escrow", "later"],
    ["tax", "gone"],
    ["cashAtClose", "sum"],
  ] as const;
  let level = 0;
  return order.map(([id, kind]) => {
    const amount = sum[id];
    const to = kind === "sum" ? amount : level;
    level = kind === "sum" ? amount : level - amount;
    return { id, kind, amount, from: kind === "sum" ? 0 : level, to };
  });
}
