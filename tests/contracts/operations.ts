import type { Exchange } from "./recorder.ts";

/** Every REST operation that the product uses, and whether the browser tests must use it; unit tests use the others. */
export const operations = {
  "stripe POST /v1/checkout/sessions": { inBrowserTests: true },
  "stripe GET /v1/checkout/sessions/{id}": { inBrowserTests: true },
  "stripe GET /v1/checkout/sessions": { inBrowserTests: false },
  "stripe POST /v1/checkout/sessions/{id}/expire": { inBrowserTests: false },
  "stripe GET /v1/disputes": { inBrowserTests: true },
  "stripe GET /v1/prices/{id}": { inBrowserTests: true },
  "openai POST /v1/responses": { inBrowserTests: true },
  "hubspot POST /crm/v3/objects/{type}": { inBrowserTests: true },
  "hubspot GET /crm/v3/objects/{type}/{id}": { inBrowserTests: true },
  "hubspot PATCH /crm/v3/objects/{type}/{id}": { inBrowserTests: false },
  "hubspot DELETE /crm/v3/objects/{type}/{id}": { inBrowserTests: true },
  "hubspot POST /crm/v3/objects/{type}/batch/upsert": { inBrowserTests: true },
  "hubspot POST /crm/v3/objects/{type}/batch/read": { inBrowserTests: false },
  "hubspot POST /crm/v3/objects/{type}/search": { inBrowserTests: true },
  "hubspot PUT /crm/v4/objects/{from}/{id}/associations/default/{to}/{other}": { inBrowserTests: true },
  "hubspot GET /crm/v3/pipelines/deals": { inBrowserTests: true },
  "hubspot GET /crm/v3/owners": { inBrowserTests: false },
  "hubspot GET /crm/v3/properties/{type}": { inBrowserTests: false },
  "salesforce POST /services/oauth2/token": { inBrowserTests: true },
  "salesforce GET /services/data/{version}/query": { inBrowserTests: true },
  "salesforce GET /services/data/{version}/sobjects/{type}/describe": { inBrowserTests: false },
  "salesforce POST /services/data/{version}/sobjects/{type}": { inBrowserTests: true },
  "salesforce PATCH /services/data/{version}/sobjects/{type}/{id}": { inBrowserTests: false },
  "salesforce PATCH /services/data/{version}/sobjects/{type}/{field}/{id}": { inBrowserTests: true },
  "salesforce DELETE /services/data/{version}/sobjects/{type}/{id}": { inBrowserTests: true },
} as const satisfies Readonly<Record<string, { readonly inBrowserTests: boolean }>>;
export type OperationName = keyof typeof operations;

/** monday.com has one address for all: its operations are named by our documents. */
export const mondayOperations = {
  "monday mutation CreateItem": { inBrowserTests: true },
  "monday mutation UpdateItem": { inBrowserTests: false },
  "monday mutation DeleteItem": { inBrowserTests: true },
  "monday mutation AddComment": { inBrowserTests: false },
  "monday mutation DeleteComment": { inBrowserTests: false },
  "monday mutation WriteFields": { inBrowserTests: true },
  "monday query FindItems": { inBrowserTests: true },
  "monday query FindComments": { inBrowserTests: false },
  "monday query ReadFields": { inBrowserTests: true },
  "monday query ChangedItems": { inBrowserTests: true },
  "monday query MoreChangedItems": { inBrowserTests: false },
  "monday query FindPeople": { inBrowserTests: true },
  "monday query ReadBoard": { inBrowserTests: true },
} as const satisfies Readonly<Record<string, { readonly inBrowserTests: boolean }>>;

const names = Object.keys(operations) as OperationName[];
/** Templates with fewer variables first, so that `/search` is not taken for an id. */
const patterns = names
  .map((name) => ({ name, pattern: new RegExp(`^${name.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`) }))
  .toSorted((a, b) => variablesIn(a.name) - variablesIn(b.name));

function variablesIn(name: string): number {
  return name.split("{").length;
}

export function operationOf({ vendor, method, path }: Exchange): OperationName | undefined {
  return patterns.find(({ pattern }) => pattern.test(`${vendor} ${method} ${path}`))?.name;
}
