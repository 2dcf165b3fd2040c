/** Terms that the industry pages explain in the same words. */
export const ebitdaMeans = "earnings before interest, taxes, depreciation and amortization";
export const liftMeans = "Lift compares the signed price with the first written offer in the same sale.";
