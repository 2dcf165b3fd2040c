import type { ReadinessAnswer, ReadinessKey } from "#domain/depth/depth-bounds.ts";

export const readinessAnswerNames: Readonly<Record<ReadinessAnswer, string>> = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
};

export type ReadinessQuestion = {
  /** A statement; 'yes' is the answer a buyer hopes for. */
  readonly statement: string;
  /** What a buyer does about a 'no'. */
  readonly buyer: string;
  readonly fix: { readonly title: string; readonly text: string };
};

export const readinessQuestions: Readonly<Record<ReadinessKey, ReadinessQuestion>> = {
  customerConcentration: {
    statement: "No customer is above 20% of sales, nor the top three above 40%",
    buyer: "Lowers the multiple, or pays part of the price only if that customer stays.",
    fix: {
      title: "Spread the sales",
      text: "Renew the largest contract before you go to market, and list what new customers add each month.",
    },
  },
  runsWithoutOwner: {
    statement: "The company has run for a month without you",
    buyer: "Asks you to stay longer, and moves cash at close into rollover or earn-out.",
    fix: {
      title: "Be away for a month",
      text: "Hand prices, hiring and payments to named people, leave for four weeks, and note every question that still reached you.",
    },
  },
  repeatRevenue: {
    statement: "Invoices show how much revenue repeats without a new sale",
    buyer: "Recounts it by customer and year, and pays for the part that is proved.",
    fix: {
      title: "Count what repeats",
      text: "Sort three years of invoices by customer and year, and offer a contract to each customer who buys every year.",
    },
  },
  booksTie: {
    statement: "Monthly books tie to the tax return and the bank",
    buyer: "Orders a quality-of-earnings review, then lowers the price or leaves.",
    fix: {
      title: "Tie the books",
      text: "Have your accountant reconcile 36 months to bank statements and returns, and explain each difference in writing.",
    },
  },
  secondInCommand: {
    statement: "A second in command is in place and means to stay",
    buyer: "Counts the cost of hiring one, and asks for a retention bonus and a non-solicit.",
    fix: {
      title: "Name a second",
      text: "Put one person in charge of daily work in writing, with a bonus that is paid a year after a sale.",
    },
  },
  writtenContracts: {
    statement: "The main contracts are in writing and can pass to a buyer",
    buyer: "Makes each consent a condition of closing, and holds money back until it comes.",
    fix: {
      title: "Read the assignment clauses",
      text: "List the 20 largest contracts with term, notice and consent, and add the clause at each renewal.",
    },
  },
  threeYearGrowth: {
    statement: "Revenue has grown in each of the last three years",
    buyer: "Asks whether it was price, volume or one customer, and moves doubt into an earn-out.",
    fix: {
      title: "Explain each year",
      text: "Split every year’s change into price, volume, new and lost customers, with the months behind a dip.",
    },
  },
  steadyMargin: {
    statement: "The EBITDA margin has held for three years",
    buyer: "Tests the margin by customer and month, and puts back costs that were cut.",
    fix: {
      title: "Show the margin by job",
      text: "Report gross margin by customer and month, and raise prices where it is thin.",
    },
  },
};
