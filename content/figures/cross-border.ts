/** Figures of cross-border sales, as pages print them. What each means is in `claims.ts`. */

export const buyers = "120+";
export const hedged = "96%";
export const workstreams = "5";
export const monthsToSigning = "5–7";
export const integrationReadiness = "82%";
export const localizedCompliance = "100%";
