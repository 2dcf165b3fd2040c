/** Figures of commercial cleaning, as pages print them. What each means is in `claims.ts`. */

export const multiple = "7–9x";
export const buyers = "95+";
export const contractedRevenue = "60%";
export const sprintWeeks = "5";
export const daysToLetters = "24";
export const crossSell = "32%";
export const crossSellOwnName = "25%";
export const incrementalEbitda = "$4.8M";
export const cashAtClose = "72%";
export const concentration = "25%";
export const transitionMonths = "12–24";
