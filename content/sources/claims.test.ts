import { expect, it } from "vitest";
import { claimRecordSchema, figureSchema } from "#content/schemas/claims.ts";
import { claims } from "./claims.ts";

it.each(claims().map(({ name, figure, record }) => [name, figure, record] as const))(
  "%s is printed as %s and says what it counts",
  (_name, figure, record) => {
    expect(figureSchema.safeParse(figure).error?.issues ?? []).toEqual([]);
    expect(claimRecordSchema.safeParse(record).error?.issues ?? []).toEqual([]);
    // A bare number needs a noun, so that the check for copies can tell it from others.
    if (/^[\d.,–]+$/.test(figure) && !figure.includes(",")) expect(record.unit).toBeDefined();
  },
);

it.each([
  [{ definition: "Closed sales of companies.", confirmed: true }, false],
  [{ definition: "Closed sales of companies.", confirmed: true, confirmedOn: "last week" }, false],
  [{ definition: "Closed sales of companies.", confirmed: true, confirmedOn: "2026-01-31" }, true],
  [{ definition: "Closed sales of companies.", confirmed: false, confirmedOn: "2026-01-31" }, false],
])("a record %j is accepted: %s", (record, accepted) => {
  expect(claimRecordSchema.safeParse(record).success).toBe(accepted);
});
