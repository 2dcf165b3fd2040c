import { describe, expect, it } from "vitest";
import { type ColumnValue, columnValue, crmLimits } from "./column-value.ts";
import type { CrmColumnType } from "./crm-columns.ts";

describe("columnValue", () => {
  it.each<[CrmColumnType, string, ColumnValue | undefined]>([
    ["status", "Intro Call / Qualification", { label: "Intro Call / Qualification" }],
    ["date", "2025-11-03", { date: "2025-11-03" }],
    ["link", "www.northgate.example/a", { url: "https://www.northgate.example/a", text: "northgate.example" }],
    ["link", "javascript:alert(1)", undefined],
    ["link", "no address", undefined],
    ["text", " two\nlines\u0000 ", "two lines"],
    ["long_text", "two\r\nlines\u0000", { text: "two\nlines" }],
    ["numbers", "-5", "-5"],
    ["dropdown", "Healthcare", { labels: ["Healthcare"] }],
    ["email", "a@b.example", { email: "a@b.example", text: "a@b.example" }],
    ["phone", "(212) 555-0142", { phone: "+12125550142", countryShortName: "US" }],
    ["phone", "+49 30 901820", undefined],
    ["text", "  ", undefined],
    ["email", "", undefined],
  ])("writes a %s %j", (type, text, value) => {
    expect(columnValue(type, text)).toEqual(value);
  });

  it("respects the board's limits, cutting between words", () => {
    const long = "word ".repeat(1_000);
    const text = columnValue("text", long);
    expect(text).toHaveLength(crmLimits.text);
    expect(text).toMatch(/ word…$/);
    expect(columnValue("long_text", long)).toEqual({ text });
    expect(columnValue("text", "x".repeat(2_000))).toBe("x".repeat(2_000));
  });
});
