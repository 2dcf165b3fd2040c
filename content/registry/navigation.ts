import * as firm from "#content/figures/firm.ts";
import { guides } from "./guides.ts";
import { industries } from "./industries.ts";
import { type PageId, pages } from "./registry.ts";

export type NavigationEntry = {
  readonly page: PageId;
  /** By default the page's name in the registry. */
  readonly label?: string;
  readonly line?: string;
  readonly figure?: { readonly value: string; readonly unit: string };
};

type NavigationMenu = {
  readonly columns: 1 | 2;
  readonly entries: readonly NavigationEntry[];
  readonly note?: string;
  readonly all?: NavigationEntry;
};

export type NavigationItem = {
  readonly id: "process" | "success" | "services" | "industries" | "about";
  readonly label: string;
  /** The label's own target, so that it works as a plain link too. */
  readonly page: PageId;
  /** Path fragments that mark the item as current. If several items match, the longest fragment wins. */
  readonly activeAt: readonly string[];
  readonly menu?: NavigationMenu;
};

const industryPaths = pages
  .filter(({ id, parent }) => id === "industries" || parent === "industries")
  .map(({ path }) => path);

export const mainNavigation: readonly NavigationItem[] = [
  { id: "process", label: "Process", page: "process", activeAt: ["/process"] },
  { id: "success", label: "Success", page: "successStories", activeAt: ["/success-stories"] },
  {
    id: "services",
    label: "Services",
    page: "valuation",
    activeAt: ["/valuation", "/services/business-valuation", "/services/buyer-sourcing"],
    menu: {
      columns: 1,
      entries: [
        { page: "valuation", label: "Get Free Valuation", line: "Calculate your business value instantly" },
        { page: "businessValuation", label: "How We Value Businesses", line: "Our methodology explained" },
        { page: "buyerSourcing", label: "Buyer Sourcing", line: `${firm.qualifiedBuyers} qualified buyers` },
      ],
    },
  },
  {
    id: "industries",
    label: "Industries",
    page: "industries",
    activeAt: industryPaths,
    menu: {
      columns: 2,
      entries: industries.map(({ id, menu }) => ({ page: id, ...menu })),
      note: "Ranges from the firm’s industry pages",
      all: { page: "industries", label: "View all industries" },
    },
  },
  {
    id: "about",
    label: "About",
    page: "about",
    activeAt: ["/about", "/team", "/faq"],
    menu: {
      columns: 1,
      entries: [
        { page: "about", label: "About" },
        { page: "team", label: "Our Team" },
        { page: "faq", label: "FAQs" },
      ],
    },
  },
];

/** The one next step, in the header, the small-screen menu and the footer. */
export const nextStep = { page: "valuation", label: "Get My Valuation" } as const satisfies NavigationEntry;

export const signInLabel = "Sign In";

/** At the end of the small-screen menu. */
export const contactEntry = { page: "contact", label: "Contact us" } as const satisfies NavigationEntry;

export type FooterColumn = { readonly title: string; readonly entries: readonly NavigationEntry[] };

export const footer = {
  columns: [
    {
      title: "Navigation",
      entries: [
        { page: "process", label: "Process" },
        { page: "successStories", label: "Success Stories" },
        { page: "industries", label: "Industries" },
        { page: "about", label: "About" },
        { page: "team", label: "Our Team" },
        { page: "faq", label: "FAQs" },
      ],
    },
    {
      title: "Services",
      entries: [
        nextStep,
        { page: "businessValuation", label: "Business Valuation" },
        { page: "buyerSourcing", label: "Buyer Sourcing" },
      ],
    },
  ] satisfies readonly FooterColumn[],
  /** A separate row below the columns. */
  guides: { title: "Guides for owners", entries: guides.map(({ id }) => ({ page: id })) } satisfies FooterColumn,
  contactTitle: "Contact",
  support: `${firm.support} support for clients in a live process`,
  platform: "Access Platform",
  privacy: "Privacy Policy",
  terms: "Terms of Use",
  rights: "All rights reserved.",
  /** Shown while content marked `sample` remains. */
  samples: "Sample content: people, quotes, prices and contact details on this site are placeholders.",
} as const;
