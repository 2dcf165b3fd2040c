import { afterEach, describe, expect, it, vi } from "vitest";
import { storeVisitSource } from "#app/shell/visit/visit-source.ts";
import { leadRequestSchema } from "#contracts/leads/lead.ts";
import { captured } from "./lead.fixture.ts";
import { leadRequest } from "./lead-request.ts";

const now = "2025-11-03T10:00:43.000Z";

function arrive(search: string, referrer = "") {
  window.history.replaceState(null, "", `/industries${search}`);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  storeVisitSource();
}

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

describe("the record", () => {
  it("matches the contract", () => {
    arrive("");
    const request = leadRequest(captured, now);
    expect(leadRequestSchema.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({
      valuationId: captured.valuationId,
      timestamp: now,
      userAgent: navigator.userAgent,
      pageUrl: location.href,
      referrer: "",
      utm: { source: "direct", medium: "organic" },
    });
    expect(request).not.toHaveProperty("userEmail");
    expect(request).not.toHaveProperty("sendReport");
  });

  const asked = "2025-11-03T10:05:00.000Z";
  const email = "owner@northgate.example";

  it("requests the report with the time at which the visitor asked", () => {
    const report = { email, phone: "212 555 0142", consent: "2026-11", asked, needsMail: true } as const;
    const request = leadRequest({ ...captured, report }, now);
    expect(leadRequestSchema.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({
      userEmail: email,
      userPhone: "212 555 0142",
      sendReport: true,
      mailConsent: "2026-11",
      timestamp: asked,
    });
  });

  it("keeps the contact and requests nothing once the mail is settled", () => {
    const report = { email, consent: "2026-11", asked, needsMail: false } as const;
    const request = leadRequest({ ...captured, report }, now);
    expect(request).not.toHaveProperty("mailConsent");
    expect(request).toMatchObject({ userEmail: email, timestamp: now });
    expect(request).not.toHaveProperty("sendReport");
    expect(request).not.toHaveProperty("userPhone");
  });
});

describe("attribution", () => {
  const utm = (search: string, referrer?: string) => {
    arrive(search, referrer);
    arrive("?utm_source=later", "https://later.example/");
    arrive("");
    return leadRequest(captured, now);
  };

  it.each([
    ["?utm_source=newsletter", { source: "newsletter", medium: "organic" }],
    ["?a=1&utm_medium=email", { source: "direct", medium: "email" }],
    ["?utm_source=", { source: "direct", medium: "organic" }],
    [
      "?utm_source=ads&utm_medium=cpc&utm_campaign=fall&utm_term=sell+my+business&utm_content=b",
      { source: "ads", medium: "cpc", campaign: "fall", term: "sell my business", content: "b" },
    ],
  ])("keeps %s from the first page", (search, expected) => {
    expect(utm(search)).toMatchObject({ utm: expected, referrer: "" });
  });

  it("uses the first external referrer", () => {
    expect(utm("", "https://news.example/")).toMatchObject({
      referrer: "https://news.example/",
      utm: { source: "direct", medium: "organic" },
    });
  });

  it("ignores our own pages as referrers", () => {
    arrive("", `${location.origin}/about`);
    expect(sessionStorage).toHaveLength(0);
    expect(leadRequest(captured, now)).toMatchObject({ referrer: "" });
  });

  it.each(["", "spoilt", "[1,2]", "{}"])("falls back to the page itself when the stored value is %j", (kept) => {
    sessionStorage.setItem("arrival", kept);
    window.history.replaceState(null, "", "/valuation?utm_source=here");
    expect(leadRequest(captured, now)).toMatchObject({ utm: { source: "here" } });
  });

  it("works without storage", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(() => arrive("?utm_source=newsletter")).not.toThrow();
    expect(leadRequest(captured, now)).toMatchObject({ utm: { source: "newsletter" } });
    vi.unstubAllGlobals();
  });
});
