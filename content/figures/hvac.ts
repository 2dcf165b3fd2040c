/** Figures of HVAC and home services, as pages print them. What each means is in `claims.ts`. */

export const multiple = "6–9x";
export const buyers = "140+";
export const lift = "30%";
export const sprintWeeks = "6";
export const cashAtClose = "68%";
export const membershipMix = "45%";
export const recurringMix = "52%";
export const refreshHours = "24";
export const rollover = "10–30%";
