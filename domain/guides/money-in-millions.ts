import { withDecimals } from "#domain/valuation/text/digits.ts";

/** A line of a column that is added up: `$15.40M`, `$0.95M`. */
export const moneyInMillions = (dollars: number): string => `$${withDecimals(dollars / 1_000_000, 2)}M`;
