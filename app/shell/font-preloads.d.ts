declare module "virtual:font-preloads" {
  /** Addresses of the fonts that every page needs at once. */
  export const fontUrls: readonly string[];
}
