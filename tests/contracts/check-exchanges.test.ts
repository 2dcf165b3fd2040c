import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { checkExchanges } from "./check-exchanges.ts";
import { reportOn } from "./check-recordings.ts";
import type { Exchange } from "./recorder.ts";

/** The checks can fail: good exchanges pass, and each of these changes is named. */

const bearer = { authorization: "Bearer" };
const form = {
  ...bearer,
  "content-type": "application/x-www-form-urlencoded",
  "stripe-version": Stripe.API_VERSION,
};
const json = { ...bearer, "content-type": "application/json" };
const mondayHeaders = { "content-type": "application/json", "api-version": "2026-10" };

const checkout: Exchange = {
  vendor: "stripe",
  method: "POST",
  path: "/v1/checkout/sessions",
  query: "",
  headers: form,
  body: "mode=payment&line_items[0][price]=price_1&line_items[0][quantity]=1&success_url=https%3A%2F%2Ffirm.example",
};
const list: Exchange = { ...checkout, method: "GET", path: "/v1/disputes", query: "payment_intent=pi_1", body: "" };
const noDisputes = { object: "list", has_more: false, url: "/v1/disputes", data: [] };

const question: Exchange = {
  vendor: "openai",
  method: "POST",
  path: "/v1/responses",
  query: "",
  headers: json,
  body: JSON.stringify({ model: "gpt-5", input: "Are you there?", reasoning: { effort: "low" }, store: false }),
};
const search = { filterGroups: [], sorts: [], properties: [], limit: 10, after: "0" };
const deals: Exchange = {
  vendor: "hubspot",
  method: "POST",
  path: "/crm/v3/objects/deals/search",
  query: "",
  headers: json,
  body: JSON.stringify(search),
  answer: { status: 200, body: { total: 0, results: [] } },
};
const filter = (operator: string) => [{ filters: [{ propertyName: "dealname", operator, value: "x" }] }];
const opportunity: Exchange = {
  vendor: "salesforce",
  method: "POST",
  path: "/services/data/v62.0/sobjects/Opportunity",
  query: "",
  headers: json,
  body: JSON.stringify({ Name: "Kestrel" }),
  answer: { status: 201, body: { id: "006", success: true, errors: [] } },
};
const deleteItem = "mutation DeleteItem($item: ID!) { delete_item(item_id: $item) { id } }";
const ask = (query: string, variables: object): Exchange => ({
  vendor: "monday",
  method: "POST",
  path: "/v2",
  query: "",
  headers: mondayHeaders,
  body: JSON.stringify({ query, variables }),
});
const removal: Exchange = {
  ...ask(deleteItem, { item: "7" }),
  answer: { status: 200, body: { data: { delete_item: { id: "7" } } } },
};

const good = [checkout, { ...list, answer: { status: 200, body: noDisputes } }, question, deals, opportunity, removal];

/** What was changed, and a part of what is said about it. */
const bad: readonly (readonly [string, Exchange, string])[] = [
  ["an unknown parameter", { ...checkout, body: `${checkout.body}&colour=red` }, "'\"colour\"' does not exist"],
  ["a text for a number", { ...checkout, body: checkout.body.replace("quantity]=1", "quantity]=one") }, '"one"'],
  ["a value outside an enum", { ...checkout, body: checkout.body.replace("=payment", "=gift") }, '"gift"'],
  ["another version", { ...checkout, headers: { ...form, "stripe-version": "2019-01-01" } }, "2019-01-01"],
  ["JSON for a form", { ...checkout, headers: { ...form, "content-type": "application/json" } }, "Content-Type"],
  ["an unknown filter", { ...list, query: "payment=pi_1" }, "'\"payment\"' does not exist"],
  ["half an answer", { ...list, answer: { status: 200, body: { object: "list", data: [] } } }, "has_more"],
  ["an unknown path", { ...list, path: "/v1/disputed" }, "no such operation"],
  ["an unknown effort", { ...question, body: question.body.replace("low", "heroic") }, '"heroic"'],
  ["no token", { ...question, headers: { "content-type": "application/json" } }, "no bearer token"],
  [
    "an unknown operator",
    { ...deals, body: JSON.stringify({ ...search, filterGroups: filter("LIKE") }), answer: undefined },
    '"LIKE"',
  ],
  ["a search without a first page", { ...deals, body: JSON.stringify({ ...search, after: undefined }) }, "after"],
  ["an answer without its total", { ...deals, answer: { status: 200, body: { results: [] } } }, "total"],
  ["an answer without its id", { ...opportunity, answer: { status: 201, body: { success: true, errors: [] } } }, "id"],
  ["an unknown field", ask("query Q { users { id nickname } }", {}), 'Cannot query field "nickname"'],
  ["an unknown argument", ask("query Q { users(city: 1) { id } }", {}), 'Unknown argument "city"'],
  ["a variable of another type", ask(deleteItem, { item: {} }), "$item"],
  ["a variable that is not declared", ask(deleteItem, { item: "7", board: "8" }), "$board is not declared"],
  [
    "an answer with more than was asked for",
    { ...removal, answer: { status: 200, body: { data: { delete_item: { id: "7", name: "Kestrel" } } } } },
    "The answer should be",
  ],
  ["an answer without it", { ...removal, answer: { status: 200, body: { data: { delete_item: {} } } } }, "Item.id"],
];

describe("exchanges with vendors", async () => {
  const findings = await checkExchanges([...good, ...bad.map(([, exchange]) => exchange)]);
  const faultsOf = (of: Exchange) => findings.filter(({ exchange, fault }) => exchange === of && fault);

  test("those that keep to the contract pass", () => {
    expect(good.flatMap(faultsOf)).toEqual([]);
  });

  test.each(bad)("%s is named", (_, exchange, said) => {
    expect(faultsOf(exchange).map(({ fault }) => fault)).toEqual([expect.stringContaining(said)]);
  });

  test("an operation that was never used is named, by the run that must use it", () => {
    const { faults } = reportOn("browser", findings);
    expect(faults).toContain("stripe GET /v1/prices/{id} was never used in the browser tests");
    expect(faults).not.toContain("monday query FindComments was never used in the browser tests");
    expect(reportOn("unit", findings).faults).toContain("monday query FindComments was never used in the unit tests");
  });
});
