/** Figures of the free valuation, as pages print them. What each means is in `claims.ts`. */

export const ownersServed = "10,000+";
export const users = "1000+";
export const transactions = "1000+";
export const confidence = "95%+";
export const seconds = "60";
export const analysisSeconds = "30";
export const strategicPremium = "15–30%";
export const revenueMultiple = "0.5–1.2x";
export const sdeMultiple = "2.5–4.5x";
export const ebitdaMultiple = "4–8x";
