import { aboutPage } from "#content/pages/about.ts";
import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { contactPage } from "#content/pages/contact.ts";
import { faqPage } from "#content/pages/faq.ts";
import { homePage } from "#content/pages/home.ts";
import { industriesPage } from "#content/pages/industries.ts";
import { privacyPage } from "#content/pages/privacy.ts";
import { privatePage, sharedPage } from "#content/pages/private-page.ts";
import { processPage } from "#content/pages/process.ts";
import { searchPage } from "#content/pages/search.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { teamPage } from "#content/pages/team.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import {
  reportPage,
  valuationDeeperPage,
  valuationResultPage,
  valuationSuccessPage,
  valuationUpgradePage,
} from "#content/pages/valuation-private.ts";
import { guidePages } from "./guide-pages.ts";
import type { GuidePageId } from "./guides.ts";
import type { Head } from "./head.ts";
import type { IndustryPageId } from "./industries.ts";
import { industryPages } from "./industry-pages.ts";
import type { PageId } from "./registry.ts";

const industryHeads = Object.fromEntries<Head>(industryPages.map(({ id, head }) => [id, head])) as Record<
  IndustryPageId,
  Head
>;

const guideHeads = Object.fromEntries<Head>(guidePages.map(({ id, head }) => [id, head])) as Record<GuidePageId, Head>;

/** Every page's head, for the build, the search and the tests. A page itself imports only its own. */
export const heads: Readonly<Record<PageId, Head>> = {
  home: homePage.head,
  about: aboutPage.head,
  team: teamPage.head,
  faq: faqPage.head,
  successStories: successStoriesPage.head,
  process: processPage.head,
  valuation: valuationPage.head,
  valuationUpgrade: valuationUpgradePage.head,
  valuationSuccess: valuationSuccessPage.head,
  valuationResult: valuationResultPage.head,
  valuationHistory: privatePage.head,
  sharedValuation: sharedPage.head,
  valuationDeeper: valuationDeeperPage.head,
  report: reportPage.head,
  businessValuation: businessValuationPage.head,
  buyerSourcing: buyerSourcingPage.head,
  industries: industriesPage.head,
  contact: contactPage.head,
  search: searchPage.head,
  ...industryHeads,
  ...guideHeads,
  privacy: privacyPage.head,
};
