import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leadSources } from "#domain/leads/lead-source.ts";
import { stateCodes } from "#domain/leads/us-states.ts";
import {
  contactFilters,
  deliveryFilters,
  type LeadQuery,
  leadColumns,
  leadSorts,
  purchaseFilters,
  readLeadQuery,
  receivedFilters,
  sortAfterPress,
  sortOf,
  withFilter,
  writeLeadQuery,
} from "./lead-query.ts";
import { leadListViewIds, leadViews, viewOf } from "./lead-views.ts";
import { stages } from "./stages.ts";

const read = (address: string) => readLeadQuery(new URLSearchParams(address));

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const oneOf = <T>(all: readonly T[]) => optional(fc.constantFrom(...all));
const some = <T>(all: readonly T[]) => optional(fc.subarray([...all], { minLength: 1 }));
const line = (most: number) =>
  fc
    .string({ unit: "grapheme", maxLength: most })
    .map((text) => text.replace(/\s+/g, " ").trim().slice(0, most).trim())
    .filter((text) => text !== "" && text.isWellFormed());

const filled = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const filters = fc
  .record({
    search: optional(line(80)),
    received: oneOf(receivedFilters),
    stage: some(stages),
    owner: oneOf(["me", "none", "Qx_7-a"]),
    score: optional(fc.integer({ min: 1, max: 100 })),
    contact: oneOf(contactFilters),
    industry: optional(line(120)),
    state: oneOf(stateCodes),
    valueFrom: optional(fc.integer({ min: 0, max: 10_000_000_000 })),
    valueTo: optional(fc.integer({ min: 0, max: 10_000_000_000 })),
    purchase: oneOf(purchaseFilters),
    source: oneOf(leadSources),
    delivery: oneOf(deliveryFilters),
    call: oneOf([true as const]),
  })
  .map(filled);

const queries = fc
  .record({
    filters,
    sort: optional(fc.record({ by: fc.constantFrom(...leadSorts), descending: fc.boolean() })),
    columns: some(leadColumns),
    page: optional(
      fc.record({
        direction: fc.constantFrom("after" as const, "before" as const),
        key: fc.string({ unit: "grapheme", maxLength: 60 }).filter((text) => text.isWellFormed()),
        id: fc.uuid(),
        row: fc.integer({ min: 1, max: 10_000_000 }),
      }),
    ),
  })
  .map((query) => filled(query) as LeadQuery);

describe("a query in an address", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writeLeadQuery(query).toString())).toEqual(query);
      }),
    );
  });

  test("is written in one way, whatever the address said", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("q", "stage", "page", "sort", "score"), fc.string())), (pairs) => {
        const once = writeLeadQuery(readLeadQuery(new URLSearchParams(pairs))).toString();
        expect(writeLeadQuery(read(once)).toString()).toBe(once);
      }),
    );
  });

  test.each([
    ["", { filters: {} }],
    ["q=%20tide%20%20water%20", { filters: { search: "tide water" } }],
    ["q=%20", { filters: {} }],
    ["stage=talked,new,nonsense,new", { filters: { stage: ["new", "talked"] } }],
    ["stage=nonsense", { filters: {} }],
    ["score=0", { filters: {} }],
    ["score=101", { filters: {} }],
    ["score=-5", { filters: {} }],
    ["score=5.5", { filters: {} }],
    ["state=ZZ", { filters: {} }],
    ["owner=%27;drop", { filters: {} }],
    ["valueFrom=1000000&valueTo=99999999999", { filters: { valueFrom: 1_000_000 } }],
    ["call=due", { filters: { call: true } }],
    ["sort=-value", { filters: {}, sort: { by: "value", descending: true } }],
    ["sort=record", { filters: {} }],
    ["columns=value,company", { filters: {}, columns: ["value"] }],
    [
      "page=21~after~abc~2026-11-16",
      { filters: {}, page: { direction: "after", key: "2026-11-16", id: "abc", row: 21 } },
    ],
    ["page=0~after~abc~x", { filters: {} }],
    ["page=21~beside~abc~x", { filters: {} }],
  ])("%j is read as %j", (address, query) => {
    expect(read(address)).toEqual(query);
  });

  test("of any length costs little", () => {
    const long = "x".repeat(100_000);
    expect(read(`q=${long}`).filters.search).toHaveLength(80);
    expect(read(`page=1~after~a~${long}&stage=${long}&columns=${long}`)).toEqual({ filters: {} });
  });
});

describe("the order", () => {
  test("suits the filters unless one was chosen", () => {
    expect(sortOf(read(""))).toEqual({ by: "followUp", descending: false });
    expect(sortOf(read("stage=new&score=55&owner=me"))).toEqual({ by: "followUp", descending: false });
    for (const address of ["purchase=bought", "stage=new&state=OH", "contact=none"])
      expect(sortOf(read(address))).toEqual({ by: "received", descending: true });
    expect(sortOf(read("q=tide"))).toEqual({ by: "received", descending: true });
    expect(sortOf(read("call=due"))).toEqual({ by: "call", descending: false });
    expect(sortOf(read("q=tide&sort=value"))).toEqual({ by: "value", descending: false });
  });

  test("turns around at a second press on a heading", () => {
    const byValue = sortAfterPress({ by: "followUp", descending: false }, "value");
    expect(byValue).toEqual({ by: "value", descending: true });
    expect(sortAfterPress(byValue, "value")).toEqual({ by: "value", descending: false });
    expect(sortAfterPress(byValue, "company")).toEqual({ by: "company", descending: false });
  });
});

test("a changed filter starts at the first page", () => {
  const query = read("stage=new&page=21~after~abc~2026-11-16");
  expect(withFilter(query, "score", 55)).toEqual({ filters: { stage: ["new"], score: 55 } });
  expect(withFilter(query, "stage", undefined)).toEqual({ filters: {} });
});

describe("a view", () => {
  test.each(leadListViewIds)("%s is recognized by its filters, in any order of rows", (name) => {
    expect(viewOf(leadViews[name])).toBe(name);
    expect(viewOf({ ...leadViews[name] })).toBe(name);
  });

  test("with one more filter is another one", () => {
    expect(viewOf(read("score=55&stage=new&state=VA"))).toBeUndefined();
    expect(viewOf(read("score=55&stage=new&sort=-value"))).toBe("hot");
  });
});
