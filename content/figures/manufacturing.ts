/** Figures of precision machining, as pages print them. What each means is in `claims.ts`. */

export const multiple = "6–9x";
export const buyers = "160+";
export const lift = "28%";
export const dataRoomDays = "30";
export const cashAtClose = "75%";
export const diligenceInteractions = "3.4x";
export const weeksToClose = "12–18";
export const concentration = "30%";
export const transitionMonths = "12–24";
