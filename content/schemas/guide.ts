import type { Action } from "#content/actions.ts";
import type { Cta } from "#content/cta.ts";
import type { Head } from "#content/registry/head.ts";
import type { WaterfallStep } from "#domain/guides/headline-to-cash.ts";

/** What every page's script knows of a guide: its entry in the registry and in the footer. */
export type GuideSummary = { readonly id: string; readonly path: `/guides/${string}`; readonly name: string };

export type Source = { readonly name: string; readonly url: string };

/** The text of a guide's page. Times are `2026-11-17`; the author is an id of `content/people.ts`. */
export type GuidePage = {
  readonly head: Head;
  /** The one place for an epigram. */
  readonly lead: string;
  readonly audience: string;
  readonly author: string;
  readonly publishedOn: string;
  /** When somebody last compared every figure with its source. */
  readonly checkedOn: string;
  /** Two figures beside the opening: where the guide starts and where it ends. */
  readonly figures?: readonly [Figure, Figure];
  /** In the order of the numbered contents. */
  readonly sections: readonly GuideSection[];
  readonly closing: Cta;
};

export type Figure = { readonly label: string; readonly value: string };

type SectionFrame = {
  /** Its fragment in the address. */
  readonly id: string;
  /** Its name in the numbered contents. */
  readonly contents: string;
  readonly title: string;
  readonly lead?: string;
  readonly ground?: "paper" | "ease" | "pine";
  /** Invented figures; marked on the page and listed by `npm run launch-check`. */
  readonly sample?: boolean;
  /** Below the section: what is assumed. */
  readonly note?: string;
  readonly sources?: readonly Source[];
  /** Where the next question is answered. */
  readonly next?: Action;
};

export type GuideSection = SectionFrame &
  (
    | HoursSection
    | LetterSection
    | RoomSection
    | WaterfallSection
    | ArrivalsSection
    | OwnerHoursSection
    | CalendarSection
    | FeeCurveSection
    | TableSection
    | LinesSection
    | TermsSection
    | CasesSection
  );

export type GuideSectionKind = GuideSection["kind"];
export type SectionOf<Kind extends GuideSectionKind> = Extract<GuideSection, { readonly kind: Kind }>;

/** Moments on a ruler of hours, to scale. */
type HoursSection = {
  readonly kind: "hours";
  readonly last: number;
  readonly unit: string;
  readonly moments: readonly { readonly hour: number; readonly title: string; readonly text: string }[];
  readonly avoid: { readonly title: string; readonly items: readonly string[] };
};

/** A letter with a note beside each paragraph. The marked words are what the note is about. */
type LetterSection = {
  readonly kind: "letter";
  readonly date: string;
  readonly heading: string;
  readonly to: string;
  readonly withheld: { readonly buyer: string; readonly company: string };
  readonly about: string;
  readonly askLabel: string;
  readonly paragraphs: readonly {
    readonly text: readonly (string | { readonly mark: string })[];
    readonly title: string;
    readonly note: string;
    readonly ask?: string;
    /** The paragraph that binds the owner. */
    readonly binds?: boolean;
  }[];
};

/** Terms with the room there is to move each: 0 to 4. */
type RoomSection = {
  readonly kind: "room";
  readonly columns: {
    readonly term: string;
    readonly draft: string;
    readonly settles: string;
    readonly room: string;
    readonly when: string;
  };
  readonly rows: readonly {
    readonly term: string;
    readonly draft: string;
    readonly settles: string;
    readonly room: number;
    readonly when: string;
  }[];
};

/** From the headline price to cash, to scale. */
type WaterfallSection = {
  readonly kind: "waterfall";
  /** In dollars; the axis ends with the last. */
  readonly ticks: readonly number[];
  readonly steps: readonly (WaterfallStep & {
    readonly name: string;
    readonly caption: string;
    readonly figure: string;
  })[];
};

/** What is paid when, and how sure it is. */
type ArrivalsSection = {
  readonly kind: "arrivals";
  readonly items: readonly {
    readonly when: string;
    readonly amount: string;
    readonly certainty: string;
    readonly text: string;
  }[];
};

/** The owner's hours in each week, below the phases of the sale. */
type OwnerHoursSection = {
  readonly kind: "owner-hours";
  readonly unit: string;
  readonly weekWord: string;
  readonly summary: string;
  /** One entry per week, from week 1. */
  readonly hours: readonly number[];
  readonly phases: readonly {
    readonly title: string;
    readonly from: number;
    readonly to: number;
    readonly text: string;
  }[];
};

/** What happens from week to week, and what the owner does. */
type CalendarSection = {
  readonly kind: "calendar";
  readonly columns: {
    readonly week: string;
    readonly happens: string;
    readonly yours: string;
    readonly people: string;
  };
  readonly phases: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly weeks: string;
      readonly happens: string;
      readonly yours: string;
      readonly people: string;
    }[];
  }[];
};

/** The fee as a share of the price, with published averages beside it. */
type FeeCurveSection = {
  readonly kind: "fee-curve";
  readonly summary: string;
  readonly label: string;
  readonly axes: { readonly price: string; readonly share: string };
  /** Prices in millions of dollars, shares in percent. */
  readonly prices: readonly number[];
  readonly shares: readonly number[];
  readonly points: readonly (readonly [price: number, share: number])[];
  readonly marks: readonly {
    readonly price: number;
    readonly share: number;
    readonly value: string;
    /** What the value is of; a phone has no room for it. */
    readonly label: string;
    readonly kind: "ours" | "published";
  }[];
};

type TableSection = {
  readonly kind: "table";
  /** The heading stands beside the table, not above it. */
  readonly beside?: boolean;
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
  readonly total?: readonly [name: string, ...cells: string[]];
};

/** Lines of a sum or a contract: what each is, and what the owner can do about it. */
type LinesSection = {
  readonly kind: "lines";
  readonly columns: { readonly line: string; readonly amount: string; readonly what: string; readonly can: string };
  readonly rows: readonly {
    readonly line: string;
    readonly amount: string;
    readonly what: string;
    readonly can: string;
  }[];
};

/** Words or moments, each with its meaning and its figure. */
type TermsSection = {
  readonly kind: "terms";
  readonly items: readonly { readonly term: string; readonly text: string; readonly figure: string }[];
};

/** Numbered cases, each with what follows from it. */
type CasesSection = {
  readonly kind: "cases";
  readonly items: readonly { readonly title: string; readonly text: string }[];
};
