/** Shown where neither the website nor the owner names a place. A separate file, since the first screen needs only this. */
export const defaultLocation = "United States";
