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

export const changeFiguresWords = {
  entered: (answers: readonly string[]) => `You entered ${answers.join(", ")}.`,
  open: "Change my figures",
  description: (date: string) => `As you entered them on ${date}.`,
  submit: "Update my valuation",
  sum: (ebitda: string, multiple: string) => `${ebitda} × ${multiple}`,
  said: (value: string) => `The value comes to ${value}.`,
  note: "Worked out at once, under the same link.",
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
} as const;

export const privateLinkWords = {
  title: "Your private link",
  text: "It opens this valuation again, on any device. Anyone with the link can read it.",
  copy: "Copy link",
  copied: "Link copied",
  failed: "Copy the address by hand",
} as const;

export const reportLinkWords = {
  label: "Take it with you",
  summary: "Two-page summary, PDF",
  report: "Read the report",
  editions: "Compare the full reports",
} as const;

export const sendReportWords = {
  title: "Send me this report",
  text: "We email you your private link. The subject line says nothing about a sale.",
  email: "E-mail",
  phone: "Phone",
  phoneHint: "If you would like a call.",
  send: "Send my link",
  sending: "Sending",
  remembered: "Filled in from your last visit. It is kept in this browser only.",
  clear: "Forget it",
  cleared: "Forgotten.",
  another: "Use another address",
  onItsWay: (email: string) => `Sent to ${email}. It may take a minute.`,
  waiting: (email: string) =>
    `Saved. Our mail is not running yet; as soon as it is, your link goes to ${email}. Until then, copy it from here.`,
  limited:
    "We have sent this link several times today. Please look into your inbox and its spam folder, or copy it from here.",
  kept: (email: string) => `Not sent yet. We keep it here and mail ${email} as soon as the connection is back.`,
  failed: "This could not be sent. Please copy your link, or call us:",
} as const;

export const unreadSite = (site: string) => `We could not read ${site}. The range uses only your figures.`;

export const businessWords = {
  more: "View more",
  less: "View less",
  industry: "Industry",
  unknownIndustry: "Industry not clear from the website",
  location: "Location",
  website: "Website",
  figures: "Figures of the business",
  columns: ["Figure", "Amount"],
  revenue: "Revenue, estimated",
  ebitda: "EBITDA, adjusted",
  sde: "SDE",
  unread: unreadSite,
} as const;

export const correctionWords = {
  open: "Correct these details",
  /** For a website that could not be read. */
  openUnread: "Add your industry and details",
  title: "Details of the business",
  fields: { title: "Company", industry: "Industry", location: "Location" },
  note: "For your conversation with us. The value does not change.",
  save: "Save",
  cancel: "Cancel",
  saved: "Saved. The value is the same.",
  /** For links, contact details and sentences. */
  notAName: "Please write a name only, without links, phone numbers or amounts.",
} as const;

export const advisorWords = {
  text: "Walk through this range with the partner who would take it to market.",
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

export const aspectWords = {
  title: "What we saw on your website",
  text: "A buyer reads your website before calling you. This is what stands out. None of it moves the number.",
  types: { positive: "In your favor", negative: "May raise questions", neutral: "Worth knowing" },
} as const;

export const whatIfWords = {
  title: "What if you waited a year?",
  lead: "Move the three inputs and watch the price. Nothing here is saved or sent.",
  profit: "Annual pre-tax profit",
  growth: "Growth trend",
  recurring: "Recurring revenue",
  back: "Back to my figures",
  value: "Adjusted value",
  against: "Against today",
  noChange: "No change",
  multiple: "Multiple",
  range: "Range",
  today: (value: string) => `Today, ${value}`,
  otherBracket: "Another bracket",
  chart: (profit: string, value: string, today: string) =>
    `Value over annual pre-tax profit. It rises evenly within a size bracket; the edges between brackets are hatched. At a profit of ${profit} it is ${value}; today it is ${today}.`,
  said: (value: string, against: string, multiple: string) =>
    `Adjusted value ${value}. Against today: ${against}. Multiple ${multiple}.`,
  next: (more: string, edge: string, from: string, to: string) =>
    `With ${more} more profit adjusted EBITDA reaches ${edge}, and the base multiple steps from ${from} to ${to}. Buyers’ prices rise more evenly, so that edge is hatched.`,
  edge: (edge: string, from: string, to: string) =>
    `Near the edge of a size bracket: at ${edge} of adjusted EBITDA the base multiple steps from ${from} to ${to}. Buyers’ prices rise more evenly, so do not count on the step.`,
  other: (multiple: string) =>
    `This is another size bracket, with a base multiple of ${multiple}. Read it as a direction, not as a price.`,
  highest: (multiple: string) => `You are in the highest size bracket, with a base multiple of ${multiple}.`,
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
  title: "Check the range with a partner.",
  lead: "Fifteen minutes, no charge. Bring the worksheet; we will tell you where a buyer would push back.",
  trust: [
    { icon: "lock", text: "100% Confidential" },
    { icon: "check", text: "No obligation to proceed" },
    { icon: "scales", text: "Expert M&A guidance" },
  ],
  frameTitle: "Schedule a 15-minute call",
  loading: "Loading the calendar",
  apart: "Prefer a separate tab?",
  failed: {
    title: "The calendar did not load.",
    text: "It opens in a tab of its own, or reach us directly.",
  },
  direct: {
    title: "Reach a partner directly.",
    text: "Name a time that suits you, and we keep fifteen minutes free.",
  },
} as const;
