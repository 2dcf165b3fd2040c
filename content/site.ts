import type { SiteSettings } from "./schemas/site.ts";

/** The firm. Everything a firm changes to make the site its own is in this file and in the environment. */
export const site: SiteSettings = {
  brand: "AMIVA+",
  organization: "AMIVA+ Advisory",
  logo: "content/logo.svg",
  colors: { paper: "#f5f4eb", ink: "#12201a", primary: "#0e3a2e", accent: "#b38538", error: "#8a2a20" },
  description:
    "Sell-side M&A advice for owners of private technology, healthcare and service businesses. Success fee only. Confidential from the first call.",
  locale: "en_US",
  alternateLanguages: ["en-US", "en-GB", "en-CA", "en-AU"],
  areasServed: ["US", "CA", "GB", "AU"],
  defaultTitle: "AMIVA+ | Business Valuation & M&A Advisory Services",
  titleSuffix: " | AMIVA+ M&A Advisory",
  keywords: [
    "business valuation",
    "sell my business",
    "sell-side M&A advisor",
    "M&A advisory",
    "EBITDA multiple",
    "success fee only",
    "lower middle market",
    "exit planning",
  ],
  phone: { display: "(212) 555-0142", link: "+12125550142" },
  email: "partners@amiva.example",
  address: {
    street: "120 Example Street, Floor 14",
    city: "New York",
    region: "NY",
    postalCode: "10005",
    country: "United States",
    countryCode: "US",
  },
  legal: {
    entity: "AMIVA+ Advisory LLC",
    status: "Sample status: the firm states here how it is registered, or which exemption it relies on.",
    statement: "Nothing here is an offer to buy or sell securities, or legal, tax or investment advice.",
  },
  services: { hosting: "Example Hosting", mail: "Example Mail", scheduling: "Example Calendar", crm: "monday.com" },
  timeZone: "America/New_York",
  platformUrl: "https://platform.amiva.example",
  termsUrl: "https://amiva.example/terms-of-use.pdf",
  schedulingUrl: "https://calendar.amiva.example/intro-call",
  schedulingProvider: "cal",
  partnerCallUrl: "https://calendar.amiva.example/partner-call",
  social: [
    { network: "linkedin", label: "LinkedIn", url: "https://www.linkedin.com/company/amiva-example" },
    { network: "x", label: "X", url: "https://x.com/amiva_example" },
    { network: "youtube", label: "YouTube", url: "https://www.youtube.com/@amiva-example" },
  ],
  copyrightYear: 2025,
  valuation: { minimumAnalysisMs: 42_000, successFeePercent: 5 },
  fee: {
    scale: [{ upTo: 15_000_000, percent: 5 }, { upTo: 30_000_000, percent: 4 }, { percent: 3 }],
    minimum: 250_000,
    exclusivityMonths: 12,
    tailMonths: 12,
  },
  websiteProxies: [
    { address: "https://api.allorigins.win/get?url=", answers: "json" },
    { address: "https://corsproxy.io/?url=", answers: "page" },
    { address: "https://api.codetabs.com/v1/proxy/?quest=", answers: "page" },
  ],
  rating: { shown: true, value: 5, reviews: 47 },
  behavior: {
    scrollToTopOnRouteChange: true,
    scrollToTopOnReturnToTab: true,
    scrollToTopBeforeUnload: true,
    alternateLanguageLinks: true,
    mockData: false,
    captureLeads: true,
  },
};

/** Who runs the site, how it is registered and what it does not offer. */
export const legalLine = `${site.legal.entity}. ${site.legal.status} ${site.legal.statement}`;

/** Settings that still hold invented values. `npm run launch-check` lists them; remove a name here once it is real. */
export const sampleSettings: readonly (keyof SiteSettings)[] = [
  "phone",
  "email",
  "address",
  "legal",
  "services",
  "platformUrl",
  "termsUrl",
  "schedulingUrl",
  "partnerCallUrl",
  "social",
  "fee",
];
