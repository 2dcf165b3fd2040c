import { offerWithRollover } from "#content/guides/example-offers.ts";
import type { PageId } from "#content/registry/registry.ts";
import type { SeriesMailId } from "#domain/mail/mail-series.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { privateLinkMailWords } from "./mails.ts";

/**
 * The follow-up emails to an owner who agreed to them. Someone who sees the inbox must not learn what they are about:
 * nothing about a valuation or a sale in the subject, the preview text or the first lines.
 */
export type SeriesMailWords = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  /** `agreed` is a date in words. */
  readonly why: (host: string, agreed: string) => string;
  readonly parts: readonly {
    readonly title: string;
    readonly text: string;
    /** A public page that says more. */
    readonly more?: { readonly label: string; readonly page: PageId };
  }[];
  readonly button: { readonly label: string; readonly page: Extract<PageId, "valuationResult" | "valuationDeeper"> };
};

const { sum, ebitda } = offerWithRollover;

export const seriesMailWords: Readonly<Record<SeriesMailId, SeriesMailWords>> = {
  questions: {
    subject: "Two questions that usually come next",
    preheader: "Short answers, and where to read more.",
    heading: "Two questions that usually come next",
    why: (host, agreed) => `You agreed to three short emails at ${host} on ${agreed}. This is the first.`,
    parts: [
      {
        title: "How much of the price would I keep?",
        text: `Less than the headline. Debt, fees, money held back against claims, and taxes come off first. In our worked example a company with ${shortMoney(ebitda)} of EBITDA (earnings before interest, taxes, depreciation and amortization) sells for ${shortMoney(sum.price)}. On the day of closing ${shortMoney(sum.cashAtClose)} reaches the owner’s account. Some of the rest comes later: the money held back, and shares in the buyer.`,
        more: { label: "The example, line by line", page: "priceAndTerms" },
      },
      {
        title: "Who would find out, and when?",
        text: "At first only you and one of our partners. Your accountant and your lawyer come next. Buyers see region, industry and size, and learn your name only after they sign a confidentiality agreement. Your team and your customers hear it from you, on the day of closing.",
        more: { label: "The 24 weeks, week by week", page: "twentyFourWeeks" },
      },
    ],
    button: { label: "Open my page", page: "valuationResult" },
  },
  readiness: {
    subject: "Four things to have in order",
    preheader: "Each takes a few months, so it helps to start early.",
    heading: "Four things to have in order",
    why: (host, agreed) => `This is the second of the three emails you agreed to at ${host} on ${agreed}.`,
    parts: [
      {
        title: "Books that match",
        text: "A buyer’s accountant compares your monthly books with tax returns and bank statements. Where they differ, the price falls or the buyer leaves. Have your accountant reconcile the last 36 months and explain each difference in writing.",
      },
      {
        title: "A company that runs without you",
        text: "If it cannot, a buyer asks you to stay longer and pays part of the price later. Hand prices, hiring and payments to named people, leave for four weeks, and note every question that still reached you.",
      },
      {
        title: "No customer above a fifth of sales",
        text: "A larger one lowers the price, or part of it is paid only if that customer stays. Renew the largest contract early, and list what new customers add each month.",
      },
      {
        title: "Contracts that can pass to a new owner",
        text: "Some end when a company changes hands, unless the customer agrees. List your 20 largest contracts with their term, notice period and that clause.",
      },
    ],
    button: { label: "Answer eight questions on my page", page: "valuationDeeper" },
  },
  figures: {
    subject: "Is your page still right?",
    preheader: "If something has changed, it takes a minute to correct.",
    heading: "Is your page still right?",
    why: (host, agreed) => `This is the last of the three emails you agreed to at ${host} on ${agreed}.`,
    parts: [
      {
        title: "What may have changed",
        text: "Your page uses yearly profit, growth and the share of revenue that recurs. A new year, a new contract or a lost customer changes them. New figures take a minute to enter, and your page keeps the old ones, so you see the difference.",
      },
      {
        title: "What happens now",
        text: "We send no more of these. If you want to be reminded in 6 or 12 months, you can plan that on your page.",
      },
    ],
    button: { label: "Update my figures", page: "valuationResult" },
  },
};

const [, who, ...others] = privateLinkMailWords.facts;

/** Below each of them. */
export const seriesMailFooter = {
  stop: {
    title: "To stop these emails",
    text: "One click ends them. Your page stays as it is.",
    link: "Stop these emails",
  },
  spelledOut: privateLinkMailWords.spelledOut,
  facts: [{ ...who, title: "Who can open your page" }, ...others],
  replyTo: privateLinkMailWords.replyTo,
} as const;
