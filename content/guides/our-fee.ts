import { bookAction, valuationAction } from "#content/actions.ts";
import type { GuidePage, SectionOf } from "#content/schemas/guide.ts";
import { sampleSettings, site } from "#content/site.ts";
import { type FeeStep, successFee } from "#domain/fees/success-fee.ts";
import { exactMoney, fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { offerWithRollover } from "./example-offers.ts";
import { guideSources } from "./sources.ts";

const sample = sampleSettings.includes("fee");
const million = 1_000_000;
const tabledPrices = [3, 5, 10, 15, 20, 30, 50].map((price) => price * million);

/** `$15M`, `$7.5M`. */
const roundMillions = (dollars: number) => exactMoney(dollars).replace(".0M", "M");

/** 5% of the first $15M, 4% of the next $15M and 3% of what is above $30M. */
function scaleInWords(scale: readonly FeeStep[]): string {
  const [only] = scale;
  if (scale.length === 1 && only) return `${only.percent}% of the price`;
  const steps = scale.map(({ upTo, percent }, index) => {
    const from = scale[index - 1]?.upTo ?? 0;
    if (upTo === undefined) return `${percent}% of what is above ${roundMillions(from)}`;
    return `${percent}% of the ${index === 0 ? "first" : "next"} ${roundMillions(upTo - from)}`;
  });
  return `${steps.slice(0, -1).join(", ")} and ${steps.at(-1)}`;
}

const percentText = (percent: number) => `${percent.toFixed(1)}%`;

/** One published average per size, of advisors worldwide. */
const surveyed = [
  { price: 5, share: 6.3 },
  { price: 20, share: 3.8 },
] as const;

function curve(): SectionOf<"fee-curve"> {
  const { scale, minimum } = site.fee;
  const prices = [0, 10, 20, 30, 40, 50];
  const shares = [0, 2, 4, 6, 8, 10];
  const share = (price: number) => successFee(price * million, site.fee).percent;
  const highest = shares.at(-1) ?? 0;
  // From the price at which the curve enters the drawing.
  const points = Array.from({ length: 50 * 4 }, (_, index) => (index + 1) / 4)
    .map((price) => [price, share(price)] as const)
    .filter(([, percent]) => percent <= highest);
  const example = offerWithRollover.sum.price / million;
  return {
    kind: "fee-curve",
    id: "share",
    contents: "The fee as a share of the price",
    title: "The fee as a share of the price",
    lead: `A success fee is paid only if the company is sold. Ours is ${scaleInWords(scale)}${minimum > 0 ? `, and at least ${fullMoney(minimum)}` : ""}. There is no retainer and no monthly fee.`,
    ground: "ease",
    sample,
    label: "Our fee",
    axes: { price: "Price of the company, in millions of dollars", share: "Fee in percent of the price" },
    prices,
    shares,
    points,
    marks: [
      {
        price: example,
        share: share(example),
        value: percentText(share(example)),
        label: `at $${example.toFixed(1)}M, our worked example`,
        kind: "ours",
      },
      ...surveyed.map(({ price, share: percent }) => ({
        price,
        share: percent,
        value: percentText(percent),
        label: `at $${price}M, survey average`,
        kind: "published" as const,
      })),
    ],
    summary: `Our fee as a share of the price: ${tabledPrices.map((price) => `${percentText(successFee(price, site.fee).percent)} at ${roundMillions(price)}`).join(", ")}. Survey averages: ${surveyed.map(({ price, share: percent }) => `${percentText(percent)} at $${price}M`).join(" and ")}.`,
    note: `The diamonds are survey averages for 2023–24: ${surveyed.map(({ price, share: percent }) => `${percentText(percent)} on $${price}M`).join(" and ")}. The dot is the company of our worked example, sold for $${example.toFixed(1)}M.`,
    sources: [guideSources.averageFees],
  };
}

function table(): SectionOf<"table"> {
  return {
    kind: "table",
    id: "dollars",
    contents: "The fee in dollars",
    title: "The fee in dollars",
    lead: "The price is everything the buyer pays for the company: cash, debt that is repaid, escrow (money held back for a time against claims) and shares you keep. An earn-out, which is paid later if targets are met, counts when it is paid.",
    sample,
    caption: "The success fee for seven prices",
    columns: [
      { label: "Price" },
      { label: "How it is made up" },
      { label: "Fee", numeric: true },
      { label: "Of the price", numeric: true },
    ],
    rows: tabledPrices.map((price) => {
      const { fee, percent, parts, isMinimum } = successFee(price, site.fee);
      const made = parts.map((part) => `${part.percent}% of ${roundMillions(part.to - part.from)}`).join(" + ");
      return [roundMillions(price), isMinimum ? "The minimum" : made, fullMoney(fee), percentText(percent)];
    }),
    next: { label: "Where the fee stands in the whole sum: price, terms and what you keep", target: "priceAndTerms" },
  };
}

function letter(): SectionOf<"lines"> {
  const { scale, minimum, exclusivityMonths, tailMonths } = site.fee;
  const reached = (minimum / (scale[0]?.percent ?? 1)) * 100;
  return {
    kind: "lines",
    id: "letter",
    contents: "Four lines of our letter",
    title: "Four lines of our engagement letter",
    lead: "The engagement letter is the contract between you and us. These four lines decide what it costs.",
    sample,
    columns: { line: "Line", amount: "Ours", what: "What it is", can: "What to ask any advisor" },
    rows: [
      {
        line: "Scale",
        amount: scale.map(({ percent }) => `${percent}%`).join(", "),
        what: `Each percentage counts only for its own part of the price: ${scaleInWords(scale)}. A higher price never means a lower fee.`,
        can: "“What is your fee on $10M and on $20M, in dollars?” Scales with the same name differ.",
      },
      {
        line: "Minimum",
        amount: minimum > 0 ? shortMoney(minimum) : "None",
        what:
          minimum > 0
            ? `Due even if the scale comes to less, which it does below a price of ${shortMoney(reached)}.`
            : "We have none: the scale applies to every price.",
        can: "At what price does the minimum stop mattering?",
      },
      {
        line: "Exclusivity",
        amount: `${exclusivityMonths} months`,
        what: `For ${exclusivityMonths} months you sell through us alone, also to a buyer who calls you. After that either side may end it with one month’s notice.`,
        can: "May you name buyers you already talk to, at a lower fee or none?",
      },
      {
        line: "Tail",
        amount: tailMonths > 0 ? `${tailMonths} months` : "None",
        what:
          tailMonths > 0
            ? `After the engagement ends, the fee is still due if you sell within ${tailMonths} months to a buyer whom we approached for you. You get the list of those buyers in writing.`
            : "We have none: once the engagement ends, no fee can fall due.",
        can: "Is the tail limited to a written list of buyers? Without a list it covers anyone.",
      },
    ],
  };
}

function others(): SectionOf<"terms"> {
  return {
    kind: "terms",
    id: "others",
    contents: "What other advisors charge",
    title: "What other advisors charge",
    lead: "Published figures, each with what it counts. None of them is about us.",
    items: [
      {
        term: "Average success fee",
        text: "Survey of advisors, 2023–24. On $5M, answers ran from about 4.7% to 8%.",
        figure: "6.3% on $5M, 3.8% on $20M",
      },
      {
        term: "Usual range by size",
        text: "One practitioner’s guide of 2025. Below $10M the percentage falls from 10% to about 5%.",
        figure: "3% to 6% at $10M to $25M",
      },
      {
        term: "Falling scale",
        text: "The percentage falls as the price rises, as ours does. Share of advisors who used one in 2024.",
        figure: "44% of advisors",
      },
      {
        term: "Lehman formula",
        text: "5%, 4%, 3% and 2% of the first four millions and 1% above. “Double Lehman” has no fixed meaning, so ask for the scale.",
        figure: "$200,000 on $10M, or 2.0%",
      },
      {
        term: "Minimum and retainer",
        text: "Three engagement letters published by Axial: two had a minimum of $150,000 and $275,000, one had none. Before closing they charged $30,000, up to $50,000, and $60,000; two of them credited it against the fee.",
        figure: "Ours: nothing before closing",
      },
      {
        term: "Tail",
        text: "The same three letters: how long after the end a fee could still fall due.",
        figure: "18, 18 and 24 months",
      },
    ],
    sources: [
      guideSources.averageFees,
      guideSources.feeBySize,
      guideSources.feeForms,
      guideSources.engagementLetterFive,
      guideSources.engagementLetterNine,
      guideSources.engagementLetterTen,
    ],
  };
}

function nothing(): SectionOf<"cases"> {
  const { tailMonths } = site.fee;
  return {
    kind: "cases",
    id: "nothing",
    contents: "When you owe us nothing",
    title: "When you owe us nothing",
    lead: "Our advisory fee before closing is $0 in each of these cases. Your own lawyer and accountant are paid by you, sold or not.",
    ground: "pine",
    items: [
      { title: "You used the free valuation, or called us.", text: "Both are free and commit you to nothing." },
      { title: "No buyer offers what you want.", text: "You decide what is enough. No sale, no fee." },
      {
        title: "You turn an offer down.",
        text: "You may decline every offer, also one above the range that we named.",
      },
      {
        title: "A signed letter of intent fails.",
        text: "A letter of intent sets price and terms before the contract. The fee is due at closing and not before.",
      },
      {
        title:
          tailMonths > 0
            ? "After our engagement ends, you sell to a buyer who is not on the list, or you sell after the tail."
            : "You sell after the engagement has ended.",
        text: "Then we had no part in it.",
      },
    ],
    next: { label: "When not to hire us", target: "offerInHand" },
  };
}

export const ourFeePage: GuidePage = {
  head: {
    title: "How We Are Paid: Fee, Minimum, Tail",
    description:
      "Our success fee in dollars for seven prices, the minimum, exclusivity and the tail, what other advisors charge, and when you owe us nothing.",
    keywords: ["success fee", "M&A fee", "Lehman formula", "tail", "minimum fee", "retainer"],
  },
  lead: "A share of the price, due on the day you are paid. If your company is not sold, you owe us nothing.",
  audience: "Owners who want the fee in dollars before they call",
  author: "daniel-mercer",
  publishedOn: "2026-11-17",
  checkedOn: "2026-11-17",
  sections: [curve(), table(), letter(), others(), nothing()],
  closing: {
    note: "Success fee only",
    title: "What would the fee be on your price?",
    description: "Get a range from your website and three figures, and look it up in the table above.",
    primary: valuationAction,
    secondary: bookAction,
  },
};
