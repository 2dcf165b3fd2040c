import { type LeadSource, leadSources } from "#domain/leads/lead-source.ts";
import { type StateCode, stateCodes } from "#domain/leads/us-states.ts";
import { isPartnerKey } from "#domain/partners/partner-site.ts";
import { type Stage, stages } from "./stages.ts";

/** What the list of leads shows, as it stands in the address of the page. */

export const contactFilters = ["any", "phone", "email", "none"] as const;
export const purchaseFilters = ["bought", "granted", "open", "refunded", "disputed", "none"] as const;
export const deliveryFilters = ["failed", "waiting", "arrived"] as const;
export const receivedFilters = ["today", "7d", "30d", "90d", "365d"] as const;

export const leadSorts = [
  "received",
  "followUp",
  "company",
  "industry",
  "value",
  "score",
  "source",
  "stage",
  "owner",
  "call",
] as const;
export type LeadSort = (typeof leadSorts)[number];
export type SortOrder = { readonly by: LeadSort; readonly descending: boolean };

export const leadColumns = [
  "industry",
  "value",
  "score",
  "contact",
  "source",
  "stage",
  "owner",
  "followUp",
  "purchase",
  "delivery",
  "received",
  "growth",
] as const;
export type LeadColumn = (typeof leadColumns)[number];
export const defaultColumns: readonly LeadColumn[] = leadColumns.slice(0, 10);

export type LeadFilters = {
  /** Words from the company name, website, email address or phone number. */
  readonly search?: string;
  readonly received?: (typeof receivedFilters)[number];
  readonly stage?: readonly Stage[];
  /** The id of a member, `me` or `none`. */
  readonly owner?: string;
  /** At least this score. */
  readonly score?: number;
  readonly contact?: (typeof contactFilters)[number];
  /** The exact name. */
  readonly industry?: string;
  /** Two letters. */
  readonly state?: StateCode;
  /** In dollars, both included. */
  readonly valueFrom?: number;
  readonly valueTo?: number;
  readonly purchase?: (typeof purchaseFilters)[number];
  readonly source?: LeadSource;
  /** The key of a partner site. */
  readonly partner?: string;
  readonly delivery?: (typeof deliveryFilters)[number];
  /** Only leads to call: hot ones that nobody called, and follow-ups that are due. */
  readonly call?: true;
};
export type FilterKey = keyof LeadFilters;

/** The lead beside which a page begins, and the number of its first row. */
export type PageCursor = {
  readonly direction: "after" | "before";
  readonly key: string;
  readonly id: string;
  readonly row: number;
};

export type LeadQuery = {
  readonly filters: LeadFilters;
  /** Absent: what suits the filters. */
  readonly sort?: SortOrder;
  /** Absent: the usual ones. */
  readonly columns?: readonly LeadColumn[];
  readonly page?: PageCursor;
};

export const maxSearchLength = 80;
const maxTextLength = 120;
const maxRow = 10_000_000;
const maxDollars = 10_000_000_000;

type Read<T> = (text: string) => T | undefined;

const oneOf =
  <T extends string>(all: readonly T[]): Read<T> =>
  (text) =>
    all.find((each) => each === text);

const wholeNumber =
  (most: number): Read<number> =>
  (text) => {
    const number = /^\d{1,11}$/.test(text) ? Number(text) : Number.NaN;
    return number <= most ? number : undefined;
  };

/** Distinct members of the list in its own order; undefined if there is none. */
function someOf<T extends string>(all: readonly T[], text: string): readonly T[] | undefined {
  const named = new Set(text.slice(0, 500).split(","));
  const found = all.filter((each) => named.has(each));
  return found.length === 0 ? undefined : found;
}

/** Undefined if there is none. */
export const readColumns = (text: string) => someOf(leadColumns, text);

const shortText =
  (most: number): Read<string> =>
  (text) => {
    const line = text.replace(/\s+/g, " ").trim().slice(0, most).trim();
    return line === "" ? undefined : line;
  };

/** How each filter is read. What does not fit is left out: an address that somebody changed by hand is no error. */
const filterReaders: { readonly [Key in FilterKey]-?: Read<NonNullable<LeadFilters[Key]>> } = {
  search: shortText(maxSearchLength),
  received: oneOf(receivedFilters),
  stage: (text) => someOf(stages, text),
  owner: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  score: (text) => {
    const score = wholeNumber(100)(text);
    return score === 0 ? undefined : score;
  },
  contact: oneOf(contactFilters),
  industry: shortText(maxTextLength),
  state: oneOf(stateCodes),
  valueFrom: wholeNumber(maxDollars),
  valueTo: wholeNumber(maxDollars),
  purchase: oneOf(purchaseFilters),
  source: oneOf(leadSources),
  partner: (text) => (isPartnerKey(text) ? text : undefined),
  delivery: oneOf(deliveryFilters),
  call: (text) => (text === "due" ? true : undefined),
};
export const filterKeys = Object.keys(filterReaders) as readonly FilterKey[];

/** The names in the address: `q` is what a search field is called. */
const paramNames: { readonly [Key in FilterKey]: string } = {
  ...(Object.fromEntries(filterKeys.map((key) => [key, key])) as Record<FilterKey, string>),
  search: "q",
};

function readSort(text: string): SortOrder | undefined {
  const descending = text.startsWith("-");
  const by = oneOf(leadSorts)(descending ? text.slice(1) : text);
  return by && { by, descending };
}

const writeSort = ({ by, descending }: SortOrder) => (descending ? `-${by}` : by);

/** `21~after~2026-11-16~<id>`. The key comes last, because it may be any text. */
function readPage(text: string): PageCursor | undefined {
  const [, row = "", direction = "", id = "", key = ""] =
    /^(\d{1,8})~(after|before)~([\w-]{1,64})~(.{0,300})$/su.exec(text) ?? [];
  const number = wholeNumber(maxRow)(row);
  if (number === undefined || number === 0 || (direction !== "after" && direction !== "before")) return undefined;
  return { direction, key, id, row: number };
}

const writePage = ({ direction, key, id, row }: PageCursor) => `${row}~${direction}~${id}~${key}`;

const filterText = (value: string | number | true | readonly string[]) =>
  value === true ? "due" : Array.isArray(value) ? value.join(",") : String(value);

export function readLeadQuery(params: URLSearchParams): LeadQuery {
  const filters = Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = filterReaders[key](params.get(paramNames[key]) ?? "");
      return value === undefined ? [] : [[key, value]];
    }),
  ) as LeadFilters;
  const sort = readSort(params.get("sort") ?? "");
  const columns = readColumns(params.get("columns") ?? "");
  const page = readPage(params.get("page") ?? "");
  return { filters, ...(sort && { sort }), ...(columns && { columns }), ...(page && { page }) };
}

/** The address of a query, always spelled in the same way. */
export function writeLeadQuery({ filters, sort, columns, page }: LeadQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of filterKeys) {
    const { [key]: value } = filters;
    if (value !== undefined) params.set(paramNames[key], filterText(value));
  }
  if (sort) params.set("sort", writeSort(sort));
  if (columns) params.set("columns", columns.join(","));
  if (page) params.set("page", writePage(page));
  return params;
}

/** Filters by the firm's own work: what they leave is listed by what is due. */
const workFilters: readonly FilterKey[] = ["stage", "owner", "score"];

/** The whole list and lists of work show what is due first; a search and any other filter the newest first. */
export function sortOf({ filters, sort }: Pick<LeadQuery, "filters" | "sort">): SortOrder {
  if (sort) return sort;
  if (filters.call) return { by: "call", descending: false };
  const isWork = activeFilters({ filters }).every((key) => workFilters.includes(key));
  return isWork ? { by: "followUp", descending: false } : { by: "received", descending: true };
}

/** The order after a press on a column's heading: figures and dates start with the largest. */
export function sortAfterPress(current: SortOrder, by: LeadSort): SortOrder {
  if (current.by === by) return { by, descending: !current.descending };
  return { by, descending: by === "value" || by === "score" || by === "received" };
}

export const withoutPage = ({ page: _, ...query }: LeadQuery): LeadQuery => query;

export function withFilter<Key extends FilterKey>(query: LeadQuery, key: Key, value: LeadFilters[Key]): LeadQuery {
  const { [key]: _, ...others } = query.filters;
  const filters = value === undefined ? others : { ...others, [key]: value };
  return { ...withoutPage(query), filters };
}

export const activeFilters = ({ filters }: Pick<LeadQuery, "filters">): readonly FilterKey[] =>
  filterKeys.filter((key) => filters[key] !== undefined);
