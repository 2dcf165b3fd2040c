/** What a page states about its organization in structured data. Nothing in it is guessed from the text. */
export type Organization = {
  readonly name?: string;
  /** Street, city, region, country, as far as they are given. */
  readonly address?: string;
  readonly foundingYear?: number;
};

/** What was read from a website, held to limits so that it can be sent and stored. */
export type WebsiteData = {
  readonly url: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly textContent: string;
  readonly headings: readonly string[];
  /** ISO 8601. */
  readonly extractedAt: string;
  /** British spelling, because stored and signed records have it. */
  readonly organisation?: Organization;
};

/** `headingsRead` and `paragraphsRead`: how many of a page are looked at; `headings`: how many are kept. */
export const websiteLimits = {
  url: 2_048,
  textContent: 5_000,
  headings: 5,
  headingsRead: 10,
  paragraphsRead: 20,
} as const;

/** How long a single-line part, a paragraph and the list of aspects may be. */
export const analysisLimits = { line: 500, paragraph: 2_000, aspects: 20 } as const;

export const aspectTypes = ["positive", "negative", "neutral"] as const;

/** Something the website says that a buyer would notice. It never moves the number. */
export type Aspect = {
  readonly type: (typeof aspectTypes)[number];
  readonly title: string;
  readonly description: string;
  /** The words on the page that it rests on. */
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
  /** The server's mark on an analysis it made. A capture's analysis is stored only with it. */
  readonly signature?: string;
};

/** What was understood of a page, apart from the page itself. */
export type PageReading = Omit<BusinessAnalysis, "websiteData" | "general" | "signature">;

/** Something true about the website, told to the visitor while the analysis runs. */
export type Finding =
  | { readonly kind: "title"; readonly title: string }
  | { readonly kind: "headings"; readonly count: number }
  | { readonly kind: "industry"; readonly industry: string }
  /** The website could not be read or analyzed. */
  | { readonly kind: "unread" };
