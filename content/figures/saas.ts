/** Figures of SaaS and software, as pages print them. What each means is in `claims.ts`. */

export const multiple = "7–12x";
export const strategicMultiple = "4–7x";
export const buyers = "180+";
export const lift = "1.8x";
export const cohortDays = "14";
export const weeks = "18–20";
export const diligenceConversion = "92%";
export const cashAtClose = "70%";
export const rollover = "10–30%";
