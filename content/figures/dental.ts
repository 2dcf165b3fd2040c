/** Figures of dental practices, as pages print them. What each means is in `claims.ts`. */

export const multiple = "6–10x";
export const revenueMultiple = "1.2–1.8x";
export const monthsToClose = "5–7";
export const buyers = "210+";
export const premium = "32%";
export const daysToLetters = "21";
export const cashAtClose = "82%";
export const monthsOfStay = "18–36";
