import type { DriverInput } from "#domain/valuation/drivers.ts";
/** The words of step 2: the range, why it is so, what could change it, the arithmetic, and a person to talk to. */

/** Fixed words; see docs/product.md. */
export const resultLabels = {
  title: "Your preliminary valuation is ready!",
  schedule: "Schedule Free 15-Min Call",
  again: "Get Another Valuation",
} as const;

export const factWords = {
  multiple: "Final multiple",
  multipleOf: "EBITDA",
  ebitda: "Adjusted EBITDA",
  growth: "Growth trend",
  recurring: "Recurring revenue",
} as const;

/** Shown with every range that an owner reads. */
export const estimateLine = "An estimate from your figures, not an appraisal or an offer.";

export const summaryWords = {
  range: "Estimated value range",
  low: "Conservative",
  high: "Optimistic",
  estimate: "Estimate",
  ebitda: "Adjusted EBITDA",
  multiple: "Multiple",
  scale: (range: string, value: string) =>
    `On a scale in dollars, the range of ${range} with the estimate of ${value}.`,
  sum: (ebitda: string, multiple: string, value: string) => `${ebitda} times ${multiple} is ${value}`,
} as const;

export const changeFiguresWords = {
  entered: "You entered",
  open: "Change my figures",
  description: (date: string) => `As you entered them on ${date}.`,
  submit: "Update my valuation",
  sum: (ebitda: string, multiple: string) => `${ebitda} × ${multiple}`,
  said: (value: string) => `The value comes to ${value}.`,
  note: "Calculated at once, under the same link.",
  /** By what became of the change. */
  updated: {
    pending: "Updated.",
    stored: "Updated, also under your private link.",
    kept: "Updated on this screen. Your private link follows as soon as the connection is back.",
    failed: "Updated on this screen. It could not be saved to your private link.",
    skipped: "Updated.",
    deleted: "Updated on this screen. The stored valuation was deleted.",
  },
  against: (before: string, now: string) => `${before} before, ${now} now.`,
  toast: "Your valuation is updated.",
  changed: (before: string, date: string, now: string) => `${before} on ${date}, now ${now}.`,
  undo: "Undo",
  undone: "Your earlier figures are back.",
} as const;

export const keepWords = {
  title: "Keep this",
  note: "Nothing is sent unless you send it.",
  link: { title: "Private link", text: "Opens this page on any device. Anyone with the link can read it." },
  files: { title: "Two-page PDF", text: "The range, the drivers and the worksheet, to print or file." },
  /** Before the valuation is stored. */
  waiting: "Ready as soon as your valuation is saved.",
} as const;

export const privateLinkWords = {
  copy: "Copy",
  done: "Copied",
  copied: "Link copied",
  failed: "Copy the address by hand",
} as const;

export const reportLinkWords = {
  summary: "Download PDF",
  report: "Full report",
  editions: "Compare the full reports",
} as const;

const forget = "Forget it";

export const sendReportWords = {
  title: "By e-mail",
  text: "We send your private link. The subject line says nothing about a sale.",
  email: "E-mail",
  placeholder: "you@company.com",
  phone: "Phone",
  phoneHint: "If you would like a call.",
  send: "Send",
  sending: "Sending",
  remembered: `This browser remembers it. “${forget}” removes it here; what you sent us stays.`,
  clear: forget,
  cleared: "Forgotten in this browser.",
  another: "Use another address",
  onItsWay: (email: string) => `Sent to ${email}. It may take a minute.`,
  waiting: (email: string) =>
    `Saved. We cannot send email right now; as soon as we can, your link goes to ${email}. Until then, copy it from here.`,
  limited:
    "We have sent this link several times today. Please look into your inbox and its spam folder, or copy it from here.",
  kept: (email: string) => `Not sent yet. We keep it here and email ${email} as soon as the connection is back.`,
  failed: "This could not be sent. Please copy your link, or call us:",
} as const;

export const unreadSite = (site: string) => `We could not read ${site}. The range uses only your figures.`;

export const companyWords = {
  more: "View more",
  less: "View less",
  industry: "Industry",
  unknownIndustry: "Industry not clear from the website",
  location: "Location",
  website: "Website",
  revenue: "Revenue, est.",
  ebitda: "EBITDA",
  sde: "SDE",
  unread: unreadSite,
} as const;

export const correctionWords = {
  open: "Edit",
  close: "Close",
  /** For a website that could not be read. */
  openUnread: "Add your industry and details",
  title: "Details of the business",
  fields: { title: "Company", industry: "Industry", location: "Location" },
  note: "For your conversation with us. The value does not change.",
  save: "Save",
  saved: "Saved. The value is the same.",
  /** For links, contact details and sentences. */
  notAName: "Please write a name only, without links, phone numbers or amounts.",
} as const;

export const partnerWords = {
  text: "Walk through this range with the partner who would take it to market.",
  call: "or call",
} as const;

export const overviewWords = {
  title: "Valuation Overview",
  lead: "Three ways a buyer may look at the same business.",
  weight: {
    revenue: "At your size, revenue carries the most weight.",
    sde: "At your size, the owner’s earnings carry the most weight.",
    ebitda: "At your size, EBITDA carries the most weight.",
  },
  /** The first two are the market's; only the last one is the valuation's own. */
  multiple: {
    revenue: (multiples: string) => `${multiples} revenue, typical market multiple`,
    sde: (multiples: string) => `${multiples} owner earnings, typical market multiple`,
    ebitda: (multiples: string) => `${multiples} adjusted EBITDA`,
  },
  shares: "Each range is a share of your estimate.",
  typical: "Typical market multiple",
  /** Below the line above. */
  measure: {
    revenue: (multiples: string) => `${multiples} revenue`,
    sde: (multiples: string) => `${multiples} owner earnings`,
    ebitda: (multiples: string) => `${multiples} adjusted EBITDA`,
  },
  share: (low: number, high: number) => `${low}–${high}% of the estimate`,
  note: "Each bar is a share of your estimate, so the revenue and SDE multiples do not multiply out to it. They are what the market usually quotes for that measure.",
  hatched: "Hatched: your range.",
  dark: (applies: string) =>
    `Dark: the approach for your size. It ${applies.charAt(0).toLowerCase()}${applies.slice(1)}.`,
  applies: {
    revenue: (limit: string) => `Applies to EBITDA under ${limit}`,
    sde: (from: string, to: string) => `Applies to EBITDA from ${from} to ${to}`,
    ebitda: (from: string) => `Applies to EBITDA of ${from} or more`,
  },
  range: "Your estimated range",
  value: "Adjusted value",
  chart: (ranges: string, value: string, range: string) =>
    `Three approaches on one scale: ${ranges}. The adjusted value of ${value} is marked, the estimated range of ${range} is hatched.`,
} as const;

export const driverWords = {
  title: "Key Valuation Drivers",
  positive: "Raises the value",
  negative: "Lowers the value",
  final: "Final multiple",
  /** `moved` names what leads from the base to the final multiple. */
  lead: (base: string, final: string, moved: readonly string[]) =>
    moved.length === 0
      ? `Size sets the base multiple of ${base}. Nothing else moves it.`
      : `Size sets the base multiple of ${base}. From there to ${final}: ${moved.join(" and ")}.`,
  moved: { growth: "growth", recurring: "recurring revenue" } satisfies Readonly<
    Record<Exclude<DriverInput, "size">, string>
  >,
  ebitda: "EBITDA is earnings before interest, taxes, depreciation and amortization.",
  axis: (ebitda: string) => `Multiple of EBITDA, and its value at ${ebitda}`,
  chart: (levels: string) => `The multiple, step by step: ${levels}.`,
  texts: {
    size: (ebitda: string, bracket: string, base: string) =>
      `Adjusted EBITDA of ${ebitda}. Bracket: ${bracket}. Its base is ${base}.`,
    growth: {
      positive: "Profit is growing. Buyers pay for the years ahead.",
      negative: "Profit is falling. Buyers pay less for the years ahead.",
    },
    recurring: (percent: number, all: string) => `${percent}% of revenue recurs. All of it would add ${all}.`,
    allRecurring: "All revenue recurs: the most that this bracket counts.",
    final: (multiple: string, ebitda: string) => `${multiple} on ${ebitda}.`,
    further: (percent: number, turns: string) => `Each further ${percent}% of recurring revenue adds ${turns}.`,
  },
  /** In the report. */
  bridge: {
    title: (start: string, end: string) => `How ${start} became ${end}`,
    /** A flat trend and no recurring revenue. */
    titleOfBase: (base: string) => `The base multiple of ${base} is final`,
    size: "Size",
    growth: "Growth",
    recurring: "Recurring",
    final: "Final",
    chart: (levels: string) => `The multiple, step by step: ${levels}.`,
  },
} as const;

/** Under the arguments of `objections.ts`. */
export const challengeWords = {
  title: "What a buyer will challenge",
  lead: "Each argument with the value if it wins, the costliest first.",
  aboveLow: "Any one of them stays above the low end.",
  overlap: "They overlap, so do not add them up.",
  ready: (answer: string) => `Have ready: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
  lowEnd: (value: string) => `${value}, low end`,
} as const;

export const aspectWords = {
  title: "What we saw on your website",
  text: "A buyer reads your website before calling you. This is what stands out. None of it moves the number.",
  types: { positive: "In your favor", negative: "May raise questions", neutral: "Worth knowing" },
} as const;

export const whatIfWords = {
  title: "What would move it?",
  lead: "Move the three inputs and watch the price. Nothing here is saved or sent.",
  leadSaving: "Move the three inputs and watch the price. Nothing is saved unless you save it as a scenario.",
  profit: "Annual pre-tax profit",
  growth: "Growth trend",
  recurring: "Recurring revenue",
  back: "Back to my figures",
  value: "Value by the method",
  against: "Against today",
  noChange: "No change",
  multiple: "Multiple",
  range: "Range",
  today: (value: string) => `Today, ${value}`,
  otherBracket: "Another bracket",
  /** Inside the hatched band of an edge. */
  bounds: {
    atLeast: { value: (value: string) => `from ${value}`, rest: "or more" },
    atMost: { value: (value: string) => `up to ${value}`, rest: "or less" },
  },
  open: "Open",
  edgeName: "Bracket edge",
  edgeAt: (ebitda: string) => `${ebitda} EBITDA`,
  chart: (profit: string, value: string, today: string) =>
    `Value over annual pre-tax profit. It rises evenly within a size bracket; the edges between brackets are hatched. At a profit of ${profit} it is ${value}; today it is ${today}.`,
  said: (value: string, against: string, multiple: string) =>
    `Value ${value}. Against today: ${against}. Multiple ${multiple}.`,
  next: (more: string, edge: string, from: string, to: string, isDrawn: boolean) =>
    `With ${more} more profit adjusted EBITDA reaches ${edge}, and the base multiple steps from ${from} to ${to}. Buyers’ prices rise more evenly${isDrawn ? ", so that edge is hatched" : " than that"}.`,
  edge: (edge: string, from: string, to: string, kept: string) =>
    `Between two size brackets: at ${edge} of adjusted EBITDA the base multiple steps from ${from} to ${to}. Buyers’ prices rise more evenly, so this keeps ${kept} and promises no jump.`,
  other: (multiple: string) =>
    `This is another size bracket, with a base multiple of ${multiple}. Read it as a direction, not as a price.`,
  highest: (multiple: string) => `You are in the highest size bracket, with a base multiple of ${multiple}.`,
} as const;

export const scenarioWords = {
  open: "Save as scenario",
  name: "Name of the scenario",
  hint: (most: number) => `Up to ${most}, kept with your valuation.`,
  save: "Save",
  saved: (name: string, count: number, most: number) => `“${name}” is saved, ${count} of ${most}.`,
  replaced: (name: string) => `“${name}” is saved in place of the one with that name.`,
  full: "You have saved three scenarios, the most we keep. Use the name of one of them to replace it.",
  gone: "This valuation was deleted, so nothing was saved.",
  failed: "This could not be saved. Please try again.",
} as const;

export const worksheetWords = {
  title: "The worksheet",
  label: "Valuation worksheet",
  show: "Show Excel-Style Valuation",
  hide: "Hide Excel-Style Valuation",
  formula: "Formula",
  entered: "Entered",
  copy: "Copy worksheet",
  copied: "Worksheet copied",
  failed: "Copying is blocked in this browser",
} as const;

export const bookingWords = {
  title: "Check the range with a partner",
  lead: "Fifteen minutes, no charge. Bring the worksheet; we will tell you where a buyer would push back.",
  trust: [
    { icon: "lock", text: "100% Confidential" },
    { icon: "check", text: "No obligation to proceed" },
    { icon: "scales", text: "Expert M&A guidance" },
  ],
  frameTitle: "Schedule a 15-minute call",
  loading: "Loading the calendar",
  apart: "Prefer a separate tab?",
  call: "Call a partner",
  pickTime: "Pick a time",
  failed: "The calendar did not load here. “Pick a time” opens it in a new tab.",
  direct: "Name a time that suits you, and we keep fifteen minutes free.",
} as const;
