import * as firm from "#content/figures/firm.ts";
import { people } from "#content/people.ts";
import { amountOf, numberInWords } from "#content/sources/figure-formats.ts";

function counter(figure: string) {
  const digits = amountOf(figure);
  const [before = "", after = ""] = figure.split(String(digits));
  return { before, digits, after };
}
type OpenRole = {
  readonly title: string;
  readonly type: string;
  readonly location: string;
  readonly description: string;
  /** Invented: `npm run launch-check` lists it until the firm has put a real opening here. */
  readonly sample: boolean;
};

const roles: readonly OpenRole[] = [
  {
    title: "M&A Associate",
    type: "Full time",
    location: "New York",
    description:
      "You will build the models, write the memoranda and sit in on every management meeting. Bring two years of transaction work and clear writing.",
    sample: true,
  },
  {
    title: "Buyer Research Analyst",
    type: "Full time",
    location: "Remote, United States",
    description:
      "You will keep our records of who buys, at what price, and why they pass. You like research and cold calls.",
    sample: true,
  },
];

export const teamPage = {
  head: {
    title: "The Partners Who Sell Companies",
    description: `${numberInWords(people.length)} people, one of whom will sit beside you at every meeting of your sale. Read what each has sold, and the two roles we are hiring for.`,
  },
  title: [`${numberInWords(people.length)} people.`, "One of them answers when you\u00a0call."],
  lead: "The partner who values your company also negotiates its sale. A partner leads each sale; one research team supports all of them.",
  /** Counters: the text before and after the digits is not animated. */
  counters: [
    { ...counter(firm.exits), label: "exits: companies we sold, here and at earlier firms" },
    { ...counter(firm.closedValue), label: "in closed deals of this firm, sum of prices" },
    { ...counter(firm.dealsAdvised), label: "deals advised at this firm" },
    { ...counter(firm.founderExits), label: "exits by founders on this team" },
  ],
  wall: { label: "The team", open: "Full profile" },
  profile: {
    label: "Profile",
    overview: "Overview",
    experience: "Experience",
    specializations: "Specializations",
    highlights: "Highlights",
    education: "Education",
    certifications: "Certifications",
    funFact: "Away from the desk",
    close: "Close profile",
    others: "Other people",
    previous: "Previous",
    next: "Next",
    copy: { label: "Copy link", copied: "Copied.", failed: "Not copied. Take it from the address bar." },
  },
  hiring: {
    title: "We are hiring for two roles",
    roles,
    /** Begins the subject of an application. */
    subject: "Application",
    apply: "Apply by e-mail",
    careers: { title: "Neither fits?", text: "Write to us anyway. A partner reads it.", subject: "Careers" },
  },
} as const;
