import { projectAlder as alder } from "#content/report/project-alder.ts";

/**
 * A line of which part is withheld: plain words, a bar with the reason that is read aloud in its place (and its width
 * in ems), or words whose bar has just been lifted.
 */
export type RedactedTextPart =
  | string
  | { readonly withheld: string; readonly length: number }
  | { readonly lifted: string };

export type RedactedText = readonly RedactedTextPart[];

type Sheet = {
  readonly id: string;
  readonly document: string;
  readonly when: string;
  readonly readers: string;
  readonly count: string;
  readonly text: string;
  /** One entry per row, each with one or more lines. */
  readonly cells: readonly (readonly RedactedText[])[];
};

const customerNames: RedactedText = [{ withheld: "customer names withheld", length: 8 }];

const sheets: readonly Sheet[] = [
  {
    id: "teaser",
    document: "Teaser",
    when: "Week 5",
    readers: "Before a signature",
    count: String(alder.buyers),
    text: "buyers know that a company of this kind may be for sale. None knows which.",
    cells: [
      [[{ withheld: "name withheld", length: 9 }]],
      [["Midwest"]],
      [["$5M to $10M"]],
      [[{ withheld: "figure withheld", length: 5 }]],
      [[{ withheld: "customer list withheld", length: 11 }], customerNames],
      [[{ withheld: "contracts withheld", length: 10 }]],
    ],
  },
  {
    id: "memorandum",
    document: "Information memorandum",
    when: "After the NDA",
    readers: "After the NDA",
    count: String(alder.ndas),
    text: "buyers know your name and your figures. They see no customer names and no contracts.",
    cells: [
      [[{ lifted: "Northgate Systems" }]],
      [[{ lifted: "Columbus, Ohio" }]],
      [[{ lifted: "$5.8M" }]],
      [[{ lifted: "$1.65M, adjusted" }]],
      [[{ withheld: "customer list withheld", length: 11 }], customerNames],
      [[{ withheld: "contracts withheld", length: 10 }]],
    ],
  },
  {
    id: "data-room",
    document: "Full data room",
    when: "Weeks 13–24",
    readers: "In diligence",
    count: "1",
    text: "buyer, the one whose letter you signed, reads the contracts. Every page opened is in your log the same day.",
    cells: [
      [["Northgate Systems"]],
      [["Columbus, Ohio"]],
      [["$5.8M"]],
      [["$1.65M, adjusted"]],
      [[{ lifted: "Top ten by revenue" }], [...customerNames, " on your word"]],
      [[{ lifted: `${alder.documents} documents, watermarked` }]],
    ],
  },
];

type Quote = {
  readonly sample: boolean;
  readonly id: string;
  readonly quote: RedactedText;
  readonly name: RedactedText;
  readonly detail: string;
};

const quotes: readonly [featured: Quote, ...others: Quote[]] = [
  {
    sample: true,
    id: "software",
    quote: [
      { withheld: "buyer’s name withheld", length: 3.2 },
      " opened at $8.1M and told us it was final. Eleven days later they offered ",
      { withheld: "figure withheld", length: 2.4 },
      ", because ",
      { withheld: "rival’s name withheld", length: 3.8 },
      " was in the next room.",
    ],
    name: ["Founder, software company"],
    detail: "Sold to a strategic acquirer",
  },
  {
    sample: true,
    id: "machining",
    quote: [
      "My plant manager of ",
      { withheld: "number withheld", length: 3 },
      " years heard it from me, on the day I chose. Nobody at ",
      { withheld: "company withheld", length: 5 },
      " had guessed.",
    ],
    name: ["Owner, precision machining shop"],
    detail: "Sold to an operator",
  },
  {
    sample: true,
    id: "dental",
    quote: [
      "I could read every note on every call. When ",
      { withheld: "buyer’s name withheld", length: 4.5 },
      " went quiet, I knew why before I thought to ask.",
    ],
    name: ["Founder, dental group of ", { withheld: "number withheld", length: 1.6 }, " practices"],
    detail: "Sold to a private equity sponsor",
  },
];

/** Who may know what and when, and who has said so: the part of the process page that is about trust. */
export const processConfidence = {
  documents: {
    illustration: true,
    title: "Who learns what, and when",
    lead: "The same facts at three stages. A black bar is what that reader does not see. Customer names are released last, and only when you say so.",
    project: alder.name,
    rows: ["Company", "Location", "Revenue", "EBITDA", "Customers", "Contracts"],
    sheets,
  },

  testimonials: {
    label: "What owners said",
    quotes,
    note: {
      title: "About the black bars",
      text: "Sale agreements forbid naming the parties or the price, so those words are blacked out. Sample testimonials.",
    },
  },
} as const;
