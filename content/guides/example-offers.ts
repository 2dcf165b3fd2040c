import { site } from "#content/site.ts";
import { successFee } from "#domain/fees/success-fee.ts";
import { type HeadlineToCash, headlineToCash, type OfferTerms } from "#domain/guides/headline-to-cash.ts";

/** The company of the guides' worked example. Every amount is assumed; the success fee is the firm's own scale. */
export const exampleCompany = {
  pretaxProfit: 2_000_000,
  addBacks: 200_000,
  debts: { loan: 800_000, leases: 250_000, prepaid: 150_000 },
  workingCapital: { peg: 1_100_000, delivered: 800_000 },
  otherFees: 180_000,
  escrow: 1_000_000,
  escrowMonths: 15,
  taxPercent: 25,
} as const;

const ebitda = exampleCompany.pretaxProfit + exampleCompany.addBacks;

type Terms = Pick<OfferTerms, "multiple" | "rolloverPercent">;

export type ExampleOffer = Terms & { readonly ebitda: number; readonly sum: HeadlineToCash };

function offer(terms: Terms): ExampleOffer {
  const { debts, workingCapital, otherFees, escrow, taxPercent } = exampleCompany;
  const sum = headlineToCash({
    ...terms,
    ebitda,
    debt: debts.loan + debts.leases + debts.prepaid,
    workingCapital,
    successFee: successFee(ebitda * terms.multiple, site.fee).fee,
    otherFees,
    escrow,
    taxPercent,
  });
  return { ...terms, ebitda, sum };
}

export const offerWithRollover = offer({ multiple: 7, rolloverPercent: 20 });
export const offerInCash = offer({ multiple: 6.5, rolloverPercent: 0 });
