/** Every page of the site, once. Routes, prerendering, the sitemap, navigation, search and the tests read this list. */

export type ChangeFrequency = "weekly" | "monthly" | "yearly";

export type PageId =
  | "home"
  | "about"
  | "team"
  | "faq"
  | "successStories"
  | "process"
  | "valuation"
  | "valuationUpgrade"
  | "valuationSuccess"
  | "valuationResult"
  | "report"
  | "businessValuation"
  | "buyerSourcing"
  | "industries"
  | "dental"
  | "saas"
  | "manufacturing"
  | "hvac"
  | "commercialCleaning"
  | "crossBorder"
  | "privacy"
  | "contact"
  | "search";

export type IndustryId = Extract<
  PageId,
  "dental" | "saas" | "manufacturing" | "hvac" | "commercialCleaning" | "crossBorder"
>;

export type Page = {
  readonly id: PageId;
  readonly path: string;
  /** Further addresses that show this same page; `path` stays the canonical one. */
  readonly alsoAt?: readonly string[];
  /** Without the suffix that every title but the home page's ends in. */
  readonly title: string;
  /** The page's name in breadcrumbs and search results. */
  readonly name: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly parent?: PageId;
  /** `static` pages are prerendered; `server` pages are rendered for each request. */
  readonly rendering: "static" | "server";
  /** Pages outside the sitemap are private or have nothing to find; private ones are marked noindex. */
  readonly sitemap?: { readonly changeFrequency: ChangeFrequency; readonly priority: number };
  readonly noindex?: boolean;
};

const industry = {
  parent: "industries",
  rendering: "static",
  sitemap: { changeFrequency: "monthly", priority: 0.7 },
} as const;

export const pages: readonly Page[] = [
  {
    id: "home",
    path: "/",
    title: "Business Valuation & M&A Advisory Services",
    name: "Home",
    description:
      "Find out what your company is worth before anyone makes an offer. Confidential, competitive sales of private businesses, paid only at closing.",
    rendering: "static",
    sitemap: { changeFrequency: "weekly", priority: 1 },
  },
  {
    id: "valuation",
    path: "/valuation",
    title: "Free Business Valuation",
    name: "Free valuation",
    description:
      "Enter your website and three figures for a preliminary value range for your business. Free, no sign-up, confidential, about a minute.",
    keywords: ["free business valuation", "business valuation calculator", "what is my business worth"],
    rendering: "static",
    sitemap: { changeFrequency: "weekly", priority: 0.9 },
  },
  {
    id: "about",
    path: "/about",
    title: "Who We Are and How We Are Paid",
    name: "About",
    description:
      "A sell-side firm run by people who sold their own companies. No retainer, no upfront fee, one partner on your sale from first call to closing.",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.6 },
  },
  {
    id: "team",
    path: "/about/team",
    title: "The Partners Who Sell Companies",
    name: "Our team",
    description:
      "Seven people, one of whom will sit beside you at every meeting of your sale. Read what each has sold, and the two roles we are hiring for.",
    parent: "about",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.6 },
  },
  {
    id: "faq",
    path: "/about/faq",
    title: "Questions Owners Ask Before a Sale",
    name: "FAQs",
    description:
      "Twelve questions owners ask before they sell: fees, timing, confidentiality, staff, valuation and what happens after closing, answered plainly.",
    parent: "about",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.5 },
  },
  {
    id: "successStories",
    path: "/about/success-stories",
    title: "Recent Success Stories",
    name: "Success stories",
    description:
      "Three sales in detail: a software company, a dental group and a cleaning business, with the multiple at the first offer and the multiple at closing.",
    parent: "about",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.6 },
  },
  {
    id: "process",
    path: "/process",
    alsoAt: ["/about/process"],
    title: "How We Run a Sale, Week by Week",
    name: "Process",
    description:
      "Four phases over 24 weeks: prepare, go to market, compare offers, close. See who learns what and when, and how bids rise in a quiet auction.",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.6 },
  },
  {
    id: "businessValuation",
    path: "/services/business-valuation",
    title: "How We Value a Business",
    name: "Business valuation",
    description:
      "Five weighted factors, three methods, one range. How we get from your profit to a figure that buyers will recognise, and what moves it.",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.7 },
  },
  {
    id: "buyerSourcing",
    path: "/services/buyer-sourcing",
    title: "Finding the Right Buyers",
    name: "Buyer sourcing",
    description:
      "From 200,000 qualified buyers to the dozen worth your time. How we map, rank and approach strategic and financial buyers without your name.",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.7 },
  },
  {
    id: "industries",
    path: "/industries",
    title: "Six Trades We Know Well",
    name: "Industries",
    description:
      "Dental, software, precision machining, HVAC, commercial cleaning and cross-border sales: the metrics, buyers and multiples of each trade.",
    rendering: "static",
    sitemap: { changeFrequency: "monthly", priority: 0.6 },
  },
  {
    id: "dental",
    path: "/dentalpractice-mna-advisor",
    title: "Dental Practice & DSO M&A Advisor",
    name: "Dental practices and DSOs",
    description:
      "Selling a dental practice or group: 6-10x EBITDA, 210+ buyers, letters of intent in 21 days. What DSOs pay for and how to prepare for it.",
    keywords: ["sell dental practice", "DSO valuation", "dental practice EBITDA multiple"],
    ...industry,
  },
  {
    id: "saas",
    path: "/saas-mna-advisor",
    title: "SaaS M&A Advisor for Founders",
    name: "SaaS and software",
    description:
      "Selling a software company: 7-12x ARR for the top quartile, 180+ buyers, 18-20 weeks. The metrics buyers test and how to hold up under them.",
    keywords: ["sell SaaS company", "ARR multiple", "SaaS valuation"],
    ...industry,
  },
  {
    id: "manufacturing",
    path: "/manufacturing-precision-machining-mna",
    title: "Precision Machining M&A Advisor",
    name: "Precision machining",
    description:
      "Selling a machine shop: 6-9x EBITDA, 160+ buyers, a 30-day data room. How certifications, machine hours and concentration move the price.",
    keywords: ["sell machine shop", "manufacturing M&A", "precision machining valuation"],
    ...industry,
  },
  {
    id: "hvac",
    path: "/hvac-home-services-mna-advisor",
    title: "HVAC & Home Services M&A Advisor",
    name: "HVAC and home services",
    description:
      "Selling an HVAC or home services company: 6-9x, 140+ buyers, a six-week sprint. What roll-ups pay for memberships and technicians who stay.",
    keywords: ["sell HVAC company", "home services M&A", "HVAC valuation"],
    ...industry,
  },
  {
    id: "commercialCleaning",
    path: "/commercial-cleaning-mna-advisor",
    title: "Commercial Cleaning M&A Advisor",
    name: "Commercial cleaning",
    description:
      "Selling a cleaning or facilities company: 7-9x, 95+ buyers, several letters of intent in 24 days. How contracts and labor terms set the price.",
    keywords: ["sell cleaning company", "facilities services M&A", "janitorial business valuation"],
    ...industry,
  },
  {
    id: "crossBorder",
    path: "/cross-border-mna-us-europe",
    title: "Cross-Border M&A, US and Europe",
    name: "Cross-border, US and Europe",
    description:
      "Selling across the Atlantic: 120+ buyers, five parallel workstreams, 5-7 months to signing. Tax, currency and staff rules handled in step.",
    keywords: ["cross-border M&A", "sell company to European buyer", "US Europe acquisition"],
    ...industry,
  },
  {
    id: "contact",
    path: "/contact",
    title: "Talk to a Partner",
    name: "Contact",
    description:
      "Call, write or book fifteen minutes with a partner. We answer the same day, we sign an NDA if you wish, and nobody else learns you asked.",
    rendering: "static",
  },
  {
    id: "search",
    path: "/search",
    title: "Search the Site",
    name: "Search",
    description:
      "Search every page of the site and the questions owners ask before a sale: valuation, fees, process, buyers and six industries.",
    rendering: "server",
    noindex: true,
  },
  {
    id: "privacy",
    path: "/privacy-policy",
    title: "Privacy Policy",
    name: "Privacy Policy",
    description:
      "What we collect when you use the site or ask for a valuation, why, how long we keep it, who sees it, and the rights you have over it.",
    rendering: "static",
    sitemap: { changeFrequency: "yearly", priority: 0.2 },
  },
  {
    id: "valuationUpgrade",
    path: "/valuation/upgrade/:valuationId",
    title: "Choose Your Report",
    name: "Choose your report",
    description:
      "Two written reports on your valuation beside what is free: what each contains, for whom it is made, and how to get it.",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationSuccess",
    path: "/valuation/success",
    title: "Your Order",
    name: "Your order",
    description:
      "The state of your report order: confirmed, still on its way from the payment provider, cancelled, or not known to us.",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationResult",
    path: "/valuation/result/:valuationId",
    title: "Your Valuation",
    name: "Your valuation",
    description:
      "Your preliminary valuation on a private link: the range, the drivers behind it and the arithmetic, as you first saw it.",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "report",
    path: "/report/:valuationId",
    title: "Your Valuation Report",
    name: "Your valuation report",
    description:
      "Your full valuation report on a private link: range, method, worksheet, sensitivity and market references, ready to print.",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
];

export type Redirect = { readonly from: string; readonly to: string };

/** Short and old addresses. The server answers 301; a client navigation replaces history. The query is kept. */
export const redirects: readonly Redirect[] = [
  { from: "/team", to: "/about/team" },
  { from: "/success-stories", to: "/about/success-stories" },
  { from: "/faq", to: "/about/faq" },
  { from: "/services", to: "/services/business-valuation" },
  { from: "/buyer-sourcing", to: "/services/buyer-sourcing" },
];

const byId = new Map(pages.map((page) => [page.id, page]));

export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No page is registered as ${id}`);
  return page;
}

export const pathOf = (id: PageId): string => pageById(id).path;

export const prerenderedPaths: readonly string[] = pages
  .filter((page) => page.rendering === "static")
  .flatMap((page) => [page.path, ...(page.alsoAt ?? [])]);

/** From the home page down to the page itself, for breadcrumbs on screen and in structured data. */
export function trailOf(id: PageId): readonly Page[] {
  const page = pageById(id);
  if (id === "home") return [page];
  return [...trailOf(page.parent ?? "home"), page];
}
