import { counted } from "#content/desk/counted.ts";
import type {
  contactFilters,
  deliveryFilters,
  FilterKey,
  LeadColumn,
  purchaseFilters,
  receivedFilters,
} from "#domain/desk/leads/lead-query.ts";
import type { LeadListView } from "#domain/desk/leads/lead-views.ts";
import { leadSourceNames } from "./lead-sources.ts";

/** Words of the desk's list of leads. */

export const leadListViewLabels: Readonly<Record<LeadListView, string>> = {
  all: "All",
  call: "Call today",
  hot: "Hot, no first call",
  mine: "Mine",
  bought: "Bought a report",
  noContact: "No contact given",
  failed: "Not in the CRM",
};

export const leadColumnNames: Readonly<Record<LeadColumn | "company", string>> = {
  company: "Company, site",
  industry: "Trade, state",
  value: "Value range",
  score: "Score",
  contact: "Contact",
  source: "Source",
  stage: "Stage",
  owner: "Assigned to",
  followUp: "Follow-up",
  purchase: "Purchase",
  delivery: "Delivery",
  received: "Received",
  growth: "Growth, recurring",
};

export const filterNames: Readonly<Record<FilterKey, string>> = {
  search: "Words",
  received: "Received",
  stage: "Stage",
  owner: "Assigned to",
  score: "Score",
  contact: "Contact",
  industry: "Trade",
  state: "State",
  valueFrom: "Value from",
  valueTo: "Value up to",
  purchase: "Purchase",
  source: "Source",
  partner: leadSourceNames.partnerSite,
  delivery: "Delivery",
  call: "Call today",
};

export const receivedNames: Readonly<Record<(typeof receivedFilters)[number], string>> = {
  today: "Today",
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "365d": "Last 12 months",
};

export const contactNames: Readonly<Record<(typeof contactFilters)[number], string>> = {
  any: "Phone or email",
  phone: "Phone",
  email: "Email",
  none: "None",
};

export const purchaseNames: Readonly<Record<(typeof purchaseFilters)[number], string>> = {
  bought: "Bought",
  granted: "Opened by us",
  open: "Not paid yet",
  refunded: "Refunded",
  disputed: "Disputed",
  none: "None",
};

export const deliveryNames: Readonly<Record<(typeof deliveryFilters)[number], string>> = {
  failed: "Failed",
  waiting: "Waiting",
  arrived: "Arrived",
};

/** The values of the filter, in dollars. */
export const valueSteps = [500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000] as const;

const leads = (count: number) => counted(count, "lead");
const were = (count: number) => `${leads(count)} ${count === 1 ? "was" : "were"}`;

export const leadListWords = {
  any: "Any",
  anyTime: "Any time",
  anyone: "Anyone",
  nobody: "Nobody yet",
  me: "Me",
  hot: (score: number) => `Hot, ${score} or more`,
  atLeast: (score: number) => `${score} or more`,
  views: "Saved views",
  find: "Find a lead",
  findHint: "Name, site, email, phone",
  filters: "Filters",
  moreFilters: "More filters",
  apply: "Apply",
  columns: "Columns",
  always: "Always",
  reset: "Reset",
  export: "Export",
  exportAs: { csv: "CSV", xlsx: "Excel" },
  exporting: (amount: string) => `Export under way: ${amount} so far`,
  exported: "The export is in your downloads.",
  exportFailed: "The export stopped before its end. Try again.",
  table: (sort: string, ascending: boolean) => `Leads, sorted by ${sort.toLowerCase()}, ${ascending ? "up" : "down"}`,
  selectAll: "Select all on this page",
  select: (company: string) => `Select ${company}`,
  selected: (count: number) => `${count} selected`,
  none: "None",
  hotMark: "hot",
  failed: "Delivery failed",
  callAt: (day: string, time: string) => `Call ${day}, ${time}`,
  noValuation: "No valuation",
  exportThese: "Export these",
  followUp: "Follow-up",
  setDay: "Set day",
  clear: "Clear",
  sendAgain: "Send to CRM again",
  merge: "Merge these two…",
  remove: "Delete everywhere…",
  running: (count: number) => `Working on ${leads(count)}…`,
  done: {
    change: (count: number) => `${were(count)} changed.`,
    redeliver: (count: number) => `${were(count)} sent again.`,
    remove: (count: number) => `${were(count)} deleted everywhere.`,
  },
  same: (count: number) => `${were(count)} so already.`,
  gone: (count: number) => `${were(count)} not there anymore.`,
  later: (count: number) => `${leads(count)} kept a colleague’s later change.`,
  deletion: {
    title: (count: number) => `Delete ${leads(count)} everywhere?`,
    field: (count: number) => `Type ${count}, the number of leads`,
    keep: "Keep them",
  },
  fresh: (count: string, since: string) => `${count} new since ${since}`,
  saveView: "Save this view",
  viewName: "Name of the view",
  keepView: "Save",
  viewsFull: (max: number) => `You have ${max} saved views. Remove one first.`,
  removeView: "Remove this view",
  cancel: "Cancel",
  canceled: "Canceled. Nothing was saved.",
  previous: "Previous page",
  next: "Next page",
  page: (from: number, to: number, total: string) => `${from}–${to} of ${total}`,
  stopped: "1,000 leads were looked through. ",
  lookFurther: "Look further",
  nothing: "No lead matches all of these.",
  without: (filter: string, count: string) => `Without ${filter} there ${count === "1" ? "is" : "are"} ${count}.`,
  words: (typed: string) => `the words “${typed}”`,
  drop: (filter: string) => `Drop ${filter}`,
  clearAll: "Clear everything",
  empty: {
    title: "The book is open. Nothing is written in it yet.",
    text: "A lead appears here the moment a visitor sees a value range. Run the valuation once yourself to see how it arrives; you can delete the entry afterward.",
    act: "Make a test lead",
    launch: "Check the launch list",
  },
  granted: "Opened by us",
  atBank: "Not paid yet",
  keys: {
    title: "Keys",
    note: "Letters act only when no field has the focus.",
    use: "Use these keys",
    groups: [
      {
        title: "In the list",
        keys: [
          ["J K", "Down, up"],
          ["Enter", "Open the lead"],
          ["X", "Select the row"],
          ["Shift X", "Select a run of rows"],
          ["A S F", "Colleague, stage, follow-up of the selected rows"],
          ["Esc", "Clear the selection"],
        ],
      },
      {
        title: "On a lead",
        keys: [
          ["C", "Call, or write"],
          ["N", "Write a note"],
          ["A", "Colleague it is assigned to"],
          ["S", "Stage"],
          ["F", "Follow-up date"],
          ["P", "Print the brief"],
          ["J K", "Next lead, previous lead"],
        ],
      },
      {
        title: "On every screen",
        keys: [
          ["/", "Find a lead"],
          ["?", "This list"],
          ["G T", "Go to Today"],
          ["G L", "Go to Leads"],
          ["G M", "Go to Messages"],
          ["G D", "Go to Deliveries"],
          ["G S", "Go to Sales"],
          ["G F", "Go to Funnel"],
        ],
      },
    ],
    move: "move",
    open: "open",
    select: "select",
    find: "find",
    all: "all keys",
    close: "Close",
  },
} as const;
