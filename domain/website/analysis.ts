/** What a page states about its organization in structured data. Nothing in it is guessed from the text. */
export type Organization = {
  readonly name?: string;
  /** Street, city, region, country, as far as given. */
  readonly address?: string;
  readonly foundingYear?: number;
};

/** What was read from a website, within the limits for sending and storing. */
export type WebsiteData = {
  readonly url: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly textContent: string;
  readonly headings: readonly string[];
  /** ISO 8601. */
  readonly extractedAt: string;
  readonly organization?: Organization;
};

/** `headingsRead` and `paragraphsRead`: how many of a page are read; `headings`: how many are kept. */
export const websiteLimits = {
  url: 2_048,
  textContent: 5_000,
  headings: 5,
  headingsRead: 10,
  paragraphsRead: 20,
} as const;

/** Maximum lengths of a single line, a paragraph and the list of aspects. */
export const analysisLimits = { line: 500, paragraph: 2_000, aspects: 20 } as const;

export const aspectTypes = ["positive", "negative", "neutral"] as const;

/** Something on the website that a buyer would notice. It never changes the value. */
export type Aspect = {
  readonly type: (typeof aspectTypes)[number];
  readonly title: string;
  readonly description: string;
  /** The quoted words on the page. */
  readonly quote?: string;
};

export type BusinessAnalysis = {
  readonly overview: string;
  readonly industry: string;
  readonly businessModel: string;
  readonly location: string;
  readonly aspects: readonly Aspect[];
  readonly websiteData: WebsiteData;
  /** True for a profile that was written without the website, so that the screen can say so. */
  readonly general?: boolean;
  /** The server's signature of an analysis it made. A capture's analysis is stored only with it. */
  readonly signature?: string;
};

/** The analysis of a page, without the page itself. */
export type PageReading = Omit<BusinessAnalysis, "websiteData" | "general" | "signature">;

/** A fact about the website, shown to the visitor while the analysis runs. */
export type Finding =
  | { readonly kind: "title"; readonly title: string }
  | { readonly kind: "headings"; readonly count: number }
  | { readonly kind: "industry"; readonly industry: string }
  /** The website could not be read or analyzed. */
  | { readonly kind: "unread" };
