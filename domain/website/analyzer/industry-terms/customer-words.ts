import type { IndustryId } from "#domain/website/industries.ts";

/**
 * What a business sells to another industry. "Dental software", "marketing for law firms" and "insurance for
 * contractors" name the customer's industry beside the seller's: the word here says whose page it is.
 */
export const soldToIndustries: readonly { readonly words: string; readonly by: readonly IndustryId[] }[] = [
  { words: "software, saas, app, platform, crm, erp", by: ["software", "itServices", "marketing"] },
  { words: "marketing, seo, advertising, branding", by: ["marketing"] },
  { words: "staffing, recruitment, recruiting, recruiter, temp", by: ["staffing"] },
  {
    words: "supply, supplier, distributor, wholesaler, wholesale",
    by: ["distribution", "ecommerce", "retail", "foodProduction", "equipment"],
  },
  {
    words: "equipment, machinery",
    by: ["equipment", "distribution", "retail", "ecommerce", "machining", "automotive", "landscaping"],
  },
  { words: "insurance, coverage", by: ["insurance"] },
  { words: "manufacturer, manufacturing", by: ["equipment", "machining", "foodProduction"] },
  { words: "lawyer, attorney, solicitor, law", by: ["legal"] },
  { words: "accountant, accounting, bookkeeping, cpa, tax", by: ["accounting"] },
  { words: "financing, lending, loan", by: ["wealth", "property"] },
  { words: "janitorial, cleaning", by: ["cleaning", "dental", "homeServices", "environmental"] },
  {
    words: "construction, contractor",
    by: ["construction", "homeServices", "landscaping", "security", "environmental"],
  },
  { words: "architect, architecture, engineering", by: ["engineering", "machining", "equipment", "landscaping"] },
  { words: "training, course", by: ["education", "fitness", "childcare"] },
  { words: "website, web", by: ["marketing"] },
  { words: "billing, pos, technology", by: ["software", "itServices", "accounting"] },
  { words: "consulting, consultant", by: ["engineering", "environmental", "itServices", "accounting", "wealth"] },
  { words: "laboratory, lab, packaging", by: ["equipment", "distribution"] },
];

/** After one of these, the plural of an industry is a list of customers: "we help dentists", "trusted by law firms". */
export const servingWords: ReadonlySet<string> = new Set(
  "for help helping helped serve serving served empower empowering equip equipping give giving let enable between among across".split(
    " ",
  ),
);

/** The same for two words: "work with", "sold to". */
export const servingPairs: ReadonlySet<string> = new Set(
  [
    "trusted by, used by, chosen by, loved by, relied on, work with, working with, partner with, partnering with",
    "sell to, sold to, supply to, supplier to, supplying to, delivered to, deliver to, delivering to, service to",
    "provider to, distributor to, industry include, client include, customer include, sector include, client from",
    "we clean, we supply, we insure, we staff, we protect, we market",
  ].flatMap((list) => list.split(", ")),
);

/** What customers do with what a page sells: "restaurants use it", "contractors count on us". */
export const customerVerbs: ReadonlySet<string> = new Set(
  "use rely trust choose love save count depend switch run pick prefer".split(" "),
);

/** "Your restaurant", "your law firm": a page addresses the owner of one like this. */
export const businessNouns: ReadonlySet<string> = new Set(
  `practice firm agency restaurant clinic gym shop store company business garage brewery school studio salon center cafe
  office hospital contractor dealership operation`.split(/\s+/),
);

/**
 * Before the plural of an industry these mean the page's own business: "our clinics", "nine practices", "other law
 * firms".
 */
export const ownPlurals: ReadonlySet<string> = new Set(
  `our other most best top leading many few some all of unlike two three four five six seven eight nine ten eleven twelve
  largest finest great local`.split(/\s+/),
);
