import fc from "fast-check";
import { expect, test } from "vitest";
import { copier, copiersOf, originalsFrom, type Row } from "./copies.ts";

const lead = "3f479618-1cc1-4671-bd0f-87bbe3efab3d";
const message = "8cc3b196-6bee-4740-b719-50d3b73752de";
const t = originalsFrom + 60_000;
const group = {
  lead: [{ id: lead, created_at: t, version: 2, email: null, record: `{"id":"${lead}","createdAt":${t},"n":7}` }],
  job: [{ id: `crm-lead:${lead}`, subject: lead, done_at: t + 5_000, run_at: null }],
  message: [{ id: message, valuation_id: lead, record: `${message} about ${lead}` }],
};

const numbered = () => {
  let count = 0;
  return () => `id-${count++}`;
};

test("a copy has new ids and times everywhere, and is otherwise unchanged", () => {
  expect(copier(group)({ at: 1_900_000_000_000, newId: numbered() })).toEqual({
    lead: [
      {
        id: "id-0",
        created_at: 1_900_000_000_000,
        version: 2,
        email: null,
        record: '{"id":"id-0","createdAt":1900000000000,"n":7}',
      },
    ],
    job: [{ id: "crm-lead:id-0", subject: "id-0", done_at: 1_900_000_005_000, run_at: null }],
    message: [{ id: "id-1", valuation_id: "id-0", record: "id-1 about id-0" }],
  });
});

test("copies share no id, and keep the intervals between their times", () => {
  const copy = copier(group);
  const newId = numbered();
  fc.assert(
    fc.property(fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }), (at) => {
      const [one, other] = [copy({ at, newId }), copy({ at, newId })];
      expect(one["lead"]?.[0]?.["id"]).not.toBe(other["lead"]?.[0]?.["id"]);
      expect(Number(one["job"]?.[0]?.["done_at"]) - Number(one["lead"]?.[0]?.["created_at"])).toBe(5_000);
    }),
    { numRuns: 50 },
  );
});

test.each([
  [1_000, 1_000],
  [200_000, 500],
  [1_000_000, 100],
])("a store of %i leads has a sale by %i of 1,000 buyers, and every grant", (leads, expected) => {
  const times = { created_at: t, updated_at: t };
  const buyer = {
    ...group,
    purchase: [
      { ...times, id: message, source: "stripe" },
      { ...times, id: message, source: "firm" },
    ],
    sale_event: [{ id: lead, created_at: t }],
  };
  const copierOf = copiersOf([buyer, group, group], leads);
  const found: Row[] = [];
  let events = 0;
  for (let index = 0; index < 3_000; index++) {
    const copy = copierOf(index)?.({ at: t, newId: numbered() });
    found.push(...(copy?.["purchase"] ?? []));
    events += copy?.["sale_event"]?.length ?? 0;
  }
  expect(found.filter(({ source }) => source === "stripe")).toHaveLength(expected);
  expect(found.filter(({ source }) => source === "firm")).toHaveLength(1_000);
  expect(events).toBe(expected);
});
