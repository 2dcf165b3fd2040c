/** The firm’s figures, as pages print them. What each means is in `claims.ts`. */

export const exits = "150+";
export const closedValue = "$240M+";
export const dealsAdvised = "50+";
export const founderExits = "5";
export const closeRate = "95%";
export const higherValuations = "35%";
export const qualifiedBuyers = "200,000";
export const interestedParties = "12–15";
export const competingOffers = "3.5";
export const daysToLetter = "18";
export const weeksToOffers = "3";
export const monthsToClose = "6";
export const monthsWithOthers = "12–18";
export const support = "24/7";
export const clientRevenue = "$5M–$150M";
export const usualRevenue = "$5M–$50M";
export const rollover = "10–30%";
