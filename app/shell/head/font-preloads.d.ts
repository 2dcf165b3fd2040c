declare module "virtual:font-preloads" {
  /** URLs of the fonts that every page needs at once. */
  export const fontUrls: readonly string[];
}
