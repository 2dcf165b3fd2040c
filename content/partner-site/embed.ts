import { site } from "#content/site.ts";

/** Words of the frame on partners' sites, and of the script that shows it. */
export const embedWords = {
  /** For screen readers: what the frame is. */
  title: `Free business valuation by ${site.brand}`,
  /** The link in place of a frame that is not shown. */
  link: `Get a free business valuation from ${site.brand}`,
  service: `A service of ${site.organization}.`,
  privacy: "Privacy policy",
  newTabs: "Links open in a new tab.",
  failed: {
    title: "The valuation could not be shown here.",
    link: "Open it on our site",
  },
} as const;
