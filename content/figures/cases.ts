/** Figures of the success stories, as pages print them. What each means is in `claims.ts`. */

export const saasFirstOffer = "4.0x";
export const saasSigned = "6.2x";
export const saasChange = "+55%";
export const dentalPrice = "$18M";
export const dentalPractices = "7";
export const dentalMultiple = "8.5x";
export const dentalMonths = "4";
export const cleaningFirstOffer = "3.2x";
export const cleaningSigned = "5.9x";
export const cleaningChange = "+85%";
export const cleaningFacilities = "22";
export const cleaningRollover = "20%";
