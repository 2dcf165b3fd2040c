/** The text of a person's card. */
export type Card = {
  /** One or two sentences; the profile continues from them. */
  readonly shortBio: string;
  /** Without quotation marks. */
  readonly quote: string;
};

/** By the person's id. Separate from the profiles, which are loaded when one of them is opened. */
const cards: Readonly<Record<string, Card>> = {
  "daniel-mercer": {
    shortBio: "Sold his own dispatch-software company before advising on anyone else’s. Leads technology mandates.",
    quote: "If the honest answer is to wait, you will hear it from me.",
  },
  "anita-nair": {
    shortBio: "Ran acquisitions for a group of dental practices; now sells to people in her old job.",
    quote: "Decide how you want to leave. Then we talk about price.",
  },
  "jonas-thiele": {
    shortBio: "Works two time zones and three legal systems. Takes European buyers through American diligence.",
    quote: "Most price cuts begin as a misunderstanding.",
  },
  "lucia-serrano": {
    shortBio: "Keeps the buyer files: who bought what, at which multiple, and who walked away.",
    quote: "I want to know how the last seller felt a year later.",
  },
  "robert-kim": {
    shortBio: "Twelve years on the floor of machine shops before a finance degree.",
    quote: "The shop floor tells me the margin before the books do.",
  },
  "maya-okafor": {
    shortBio: "Built the log you read every morning of a live process.",
    quote: "You should never have to ask what happened today.",
  },
  "philip-wren": {
    shortBio: "Turns three years of bookkeeping into one page a buyer believes.",
    quote: "A number without a source is an opinion.",
  },
};

export function cardOf(id: string): Card {
  const card = cards[id];
  if (!card) throw new Error(`No card is written for ${id}: add one to content/profiles/cards.ts`);
  return card;
}
