import { factWords as words } from "#content/valuation-results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { multipleText, shownRecurring } from "#domain/valuation/labels.ts";
import { shortMoney } from "#domain/valuation/money.ts";

export type Fact = { readonly label: string; readonly value: string };

/** The four facts that the range rests on. */
export function factsOf({ multiple, ebitda, growthTrend, recurringRevenue }: Valuation): readonly Fact[] {
  return [
    { label: words.multiple, value: `${multipleText(multiple)} ${words.multipleOf}` },
    { label: words.ebitda, value: shortMoney(ebitda) },
    { label: words.growth, value: growthTrend },
    { label: words.recurring, value: `${shownRecurring(recurringRevenue)}%` },
  ];
}
