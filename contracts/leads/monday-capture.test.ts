import { describe, expect, it } from "vitest";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { crmPayload, valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import { captured, fullCapture, newYork, resultLink, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { mondayCaptureAnswerSchema, mondayCaptureRequestSchema } from "./monday-capture.ts";

const item = { itemName: "Northgate", columnValues: { text: "a" } };

describe("mondayCaptureRequestSchema", () => {
  it.each([fullCapture, sparseCapture, { ...fullCapture, website: `https://${"x".repeat(2_000)}.example` }])(
    "takes the payload of a lead and keeps its id",
    (capture) => {
      const payload = crmPayload(leadOf(capture, { now: captured }), {
        columns: crmColumns(),
        timeZone: newYork,
        resultLink,
      });
      const parsed = mondayCaptureRequestSchema.parse(JSON.parse(JSON.stringify(payload)));
      expect(parsed).toEqual(payload);
      expect(valuationIdIn(parsed.columnValues)).toBe(capture.valuationId);
    },
  );

  it("passes no prototype", () => {
    const columnValues: unknown = JSON.parse('{"__proto__": {"text": "a"}, "text": "b"}');
    expect(Object.keys(mondayCaptureRequestSchema.parse({ ...item, columnValues }).columnValues)).toEqual(["text"]);
  });

  it.each([
    ["no name", { itemName: "" }],
    ["a name above the board's limit", { itemName: "x".repeat(256) }],
    ["a text above the board's limit", { columnValues: { text: "x".repeat(2_001) } }],
    ["a column that is none", { columnValues: { "../x": "a" } }],
    ["a value of no column type", { columnValues: { people: { personsAndTeams: [] } } }],
    ["a value with more in it", { columnValues: { status: { label: "a", index: 1 } } }],
    ["a number", { columnValues: { numbers: 1 } }],
    ["a date that is none", { columnValues: { date: { date: "today" } } }],
    ["too many columns", { columnValues: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`c${at}`, "a"])) }],
    ["an unknown field", { boardId: "1" }],
  ])("refuses %s", (_, change) => {
    expect(mondayCaptureRequestSchema.safeParse({ ...item, ...change }).success).toBe(false);
  });
});

it.each([
  [{ id: "1", name: "Northgate", state: "delivered" }, true],
  [{ id: null, name: "Northgate", state: "waiting" }, true],
  [{ id: "1", name: "Northgate" }, false],
  [undefined, false],
])("answers with the item %j: %s", (answered, fits) => {
  expect(mondayCaptureAnswerSchema.safeParse({ item: answered }).success).toBe(fits);
});
