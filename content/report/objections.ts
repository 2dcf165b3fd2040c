import { type Objection, softYear } from "#domain/report/objections.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { formula } from "#domain/valuation/formula.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";

/** The argument in the buyer's words, what it is based on, and what to have ready. */
export type ObjectionText = { readonly title: string; readonly text: string; readonly answer: string };

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function objectionText(objection: Objection, { inputs }: { readonly inputs: FinancialInputs }): ObjectionText {
  switch (objection.argues) {
    case "softYear": {
      const lower = objection.lower
        ? ` That falls into the bracket below, with a base of ${turnsText(objection.bracket.multiple)}.`
        : "";
      return {
        title: "“That was your best year.”",
        text: `They price an average year at ${percent(softYear)} of your profit, ${exactMoney(objection.profit)}.${lower}`,
        answer: "Three years of monthly accounts, and this year to date against the same months.",
      };
    }
    case "addBacks":
      return {
        title: "“Those add-backs are not earnings.”",
        text: `Adjusted EBITDA is ${formula.ebitdaOfProfit} times your profit. A buyer who accepts no add-back starts from ${exactMoney(inputs.preTaxProfit)}.`,
        answer: "Each add-back on a list, with its invoice and the date it ends.",
      };
    case "trend":
      return objection.to === "flat"
        ? {
            title: "“The growth will not last.”",
            text: "They price the trend as stable until the new revenue has renewed once.",
            answer: "Signed orders and the pipeline by month; price, volume and new customers shown separately.",
          }
        : {
            title: "“Flat is the start of a decline.”",
            text: "After inflation a flat year is a smaller one, and they price it so.",
            answer: "Volumes and prices listed separately, customers won and lost, and the first orders of this year.",
          };
    case "recurring":
      return {
        title: "“Half of that is habit, not contract.”",
        text: `They count what is signed, and take ${inputs.recurringRevenue}% recurring as ${objection.to}%.`,
        answer: "A register of contracts with term, notice and renewals over three years.",
      };
  }
}
