import { analysisLimits, type WebsiteData, websiteLimits } from "#domain/website/analysis.ts";
import { cutAtWord } from "./clean-text.ts";
import type { PageContent } from "./page.ts";

/** What is kept of a page, within the limits for sending and storing. */
export function websiteDataOf(reading: PageContent, { url, at }: { url: string; at: Date }): WebsiteData {
  return {
    url: url.length > websiteLimits.url ? (url.split(/[?#]/, 1)[0] ?? "").slice(0, websiteLimits.url) : url,
    title: cutAtWord(reading.title, analysisLimits.line),
    metaDescription: cutAtWord(reading.metaDescription, analysisLimits.paragraph),
    textContent: cutAtWord(reading.textContent, websiteLimits.textContent),
    headings: reading.headings.slice(0, websiteLimits.headings),
    extractedAt: at.toISOString(),
    ...(reading.organization && { organization: reading.organization }),
  };
}

/** The minimum text of a page with nothing else but a generic title. */
const minText = 40;
/** An interstitial shows a sentence or two; a page with more text is a real page. */
const maxPlaceholderText = 1_200;

const emptyTitle =
  /^(?:(?:home|index|untitled|document|loading|welcome|vite|react|vue|next\.js|angular|svelte|gatsby|create next|my)(?:[ -]?(?:page|document|app|site))?|index of \/.*|\W*)[.…]*$/i;
// Titles of pages in front of a website, or in its place: redirects, consent walls, bot checks, refusals, error
// pages, parked domains.
const placeholderTitle =
  /^(?:redirecting|before you continue|we value your privacy|just a moment|one moment,? please|please wait|attention required|access denied|access to this page has been denied|are you (?:a )?(?:human|robot)|robot challenge|security check|verifying|checking your browser|ddos-guard|vercel security checkpoint|human verification|captcha|forbidden|not found|page not found|bad gateway|service unavailable|internal server error|error\b|[45]\d\d\b|site not found|domain (?:for sale|parked)|account suspended|welcome to nginx|apache2? .*default page|iis windows server)/i;

/** Whether a page says enough about a business to be analyzed. Without text, title and description can be enough. */
export function isReadable(reading: PageContent): boolean {
  const { title, metaDescription, headings, textContent, organization } = reading;
  if (placeholderTitle.test(title) && textContent.length <= maxPlaceholderText && !organization) return false;
  if (metaDescription !== "" || organization?.name !== undefined || headings.length > 0) return true;
  return !emptyTitle.test(title) || textContent.length >= minText;
}
