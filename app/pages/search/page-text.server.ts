import { aboutPage } from "#content/pages/about.ts";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { contactPage } from "#content/pages/contact.ts";
import { homePage } from "#content/pages/home.ts";
import { homeBelowFold } from "#content/pages/home-below-fold.ts";
import { industriesPage } from "#content/pages/industries.ts";
import { processPage } from "#content/pages/process.ts";
import { processConfidence } from "#content/pages/process-confidence.ts";
import { processFigures } from "#content/pages/process-figures.ts";
import { processOrbits } from "#content/pages/process-orbits.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { teamPage } from "#content/pages/team.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import { people } from "#content/people.ts";
import { privacyNotice } from "#content/privacy/privacy.ts";
import { guidePages } from "#content/registry/guide-pages.ts";
import type { PageId } from "#content/registry/registry.ts";

/** The content of each page. Questions are indexed separately. */
const contents: Readonly<Partial<Record<PageId, readonly object[]>>> = {
  home: [homePage, homeBelowFold],
  about: [aboutPage],
  process: [processPage, processFigures, processOrbits, processConfidence],
  team: [teamPage, people],
  successStories: [successStoriesPage],
  businessValuation: [businessValuationPage],
  buyerSourcing: [buyerSourcingPage],
  industries: [industriesPage],
  contact: [contactPage],
  valuation: [valuationPage],
  privacy: [privacyNotice],
  ...Object.fromEntries(guidePages.map((guide) => [guide.id, [guide]])),
};

/** Keys that are not text of the page: its head, which is indexed separately, ids and targets. */
const unread = new Set([
  "head",
  "id",
  "icon",
  "target",
  "to",
  "keywords",
  "service",
  "kind",
  "layout",
  "file",
  "shape",
  "tone",
  "status",
  "url",
  "path",
  "author",
  "publishedOn",
  "checkedOn",
  "ground",
  "summary",
]);

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : wordsIn(inner)));
}

/** The page's text, one line per string, so that an excerpt does not run from one heading into the next. */
export function pageText(id: PageId): string {
  return [...new Set((contents[id] ?? []).flatMap(wordsIn))].join("\n");
}
