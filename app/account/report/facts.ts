import { factWords as words } from "#content/valuation/results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { shownRecurring, turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney } from "#domain/valuation/text/money.ts";

export type Fact = { readonly label: string; readonly value: string };

/** The four facts behind the range. EBITDA times the multiple, as printed, equals the value as printed. */
export function factsOf({ multiple, ebitda, growthTrend, recurringRevenue }: Valuation): readonly Fact[] {
  return [
    { label: words.multiple, value: `${turnsText(multiple)} ${words.multipleOf}` },
    { label: words.ebitda, value: ebitdaMoney(ebitda) },
    { label: words.growth, value: growthTrend },
    { label: words.recurring, value: `${shownRecurring(recurringRevenue)}%` },
  ];
}
