import { offerInHandPage } from "#content/guides/offer-in-hand.ts";
import { ourFeePage } from "#content/guides/our-fee.ts";
import { priceAndTermsPage } from "#content/guides/price-and-terms.ts";
import { twentyFourWeeksPage } from "#content/guides/twenty-four-weeks.ts";
import type { GuidePage } from "#content/schemas/guide.ts";
import { type GuidePageId, guides } from "./guides.ts";

const texts: Readonly<Record<GuidePageId, GuidePage>> = {
  offerInHand: offerInHandPage,
  priceAndTerms: priceAndTermsPage,
  twentyFourWeeks: twentyFourWeeksPage,
  ourFee: ourFeePage,
};

export type Guide = (typeof guides)[number] & GuidePage;

/** The guides with the text of their pages, for the server, the build and the tests. No script may import this. */
export const guidePages: readonly Guide[] = guides.map((summary) => ({ ...summary, ...texts[summary.id] }));

export function guideById(id: GuidePageId): Guide {
  const guide = guidePages.find((candidate) => candidate.id === id);
  if (!guide) throw new Error(`No guide is written for ${id}`);
  return guide;
}
