import { describe, expect, it } from "vitest";
import { schedulingLink } from "./scheduling-link.ts";

const details = {
  name: "Ruth Ann Alder",
  email: "ruth@northgate.example",
  company: "Northgate Systems",
  website: "https://northgate.example",
};

const query = (page: string, given: Parameters<typeof schedulingLink>[1] = details) =>
  Object.fromEntries(new URL(schedulingLink(page, given)).searchParams);

describe("the scheduling page", () => {
  it.each([
    [
      "https://calendly.com/amiva/intro",
      {
        name: "Ruth Ann Alder",
        email: "ruth@northgate.example",
        a1: "Northgate Systems, northgate.example",
      },
    ],
    [
      "https://app.cal.com/amiva/intro",
      {
        name: "Ruth Ann Alder",
        email: "ruth@northgate.example",
        notes: "Northgate Systems, northgate.example",
      },
    ],
    [
      "https://meetings-eu1.hubspot.com/amiva",
      {
        firstName: "Ruth",
        lastName: "Ann Alder",
        email: "ruth@northgate.example",
        company: "Northgate Systems",
        website: "https://northgate.example",
      },
    ],
  ])("of %s is prefilled with the provider's own field names", (page, fields) => {
    expect(query(page)).toEqual(fields);
  });

  it.each([
    ["https://calendly.com/amiva/intro", "utm_content"],
    ["https://cal.com/amiva/intro", "metadata[reference]"],
  ])("of %s gets the reference as %s, from where it comes back with the booking", (page, field) => {
    expect(query(page, { reference: "a".repeat(32) })).toEqual({ [field]: "a".repeat(32) });
  });

  it("on the firm's own domain is prefilled if the settings say whose it is", () => {
    const link = schedulingLink("https://calls.amiva.example/intro", { reference: "ab", name: "Ruth" }, "cal");
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ name: "Ruth", "metadata[reference]": "ab" });
  });

  it("has no empty fields", () => {
    expect(query("https://calendly.com/amiva/intro", { company: "Northgate Systems" })).toEqual({
      a1: "Northgate Systems",
    });
    expect(query("https://cal.com/amiva/intro", {})).toEqual({});
    expect(query("https://meetings.hubspot.com/amiva", { name: " " })).toEqual({});
  });

  it("keeps the firm's own parameters", () => {
    expect(query("https://calendly.com/amiva/intro?month=2026-01&a1=Valuation")).toMatchObject({
      month: "2026-01",
      a1: "Valuation",
    });
  });

  it.each([
    "https://calendar.amiva.example/intro-call",
    "https://notcalendly.com/amiva",
    "https://calendly.com.evil.example/amiva",
    "http://calendly.com/amiva",
    "",
  ])("gets nothing at %s", (page) => {
    expect(schedulingLink(page, details)).toBe(page);
  });
});
