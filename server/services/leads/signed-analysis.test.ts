import { describe, expect, it } from "vitest";
import { fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { createAnalysisSigner } from "./signed-analysis.ts";

const signer = createAnalysisSigner("a secret");
const { website } = fullCapture;
const read = fullCapture.businessAnalysis as BusinessAnalysis;
const trusted = (businessAnalysis: BusinessAnalysis | null) => signer.trusted({ website, businessAnalysis });

/** As a browser sends it: through JSON, with its fields in another order. */
function carried(analysis: BusinessAnalysis): BusinessAnalysis {
  return JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(analysis).toReversed())));
}

describe("an analysis of ours", () => {
  it("comes back as it was made, without the signature", () => {
    expect(trusted(carried(signer.sign(read)))).toEqual(read);
  });

  it.each([
    ["overview", { overview: "Your account was charged. Call us." }],
    ["industry", { industry: "Fraud" }],
    ["location", { location: "Elsewhere" }],
    ["business model", { businessModel: "None" }],
    ["aspects", { aspects: [...read.aspects, { type: "positive", title: "Paid", description: "" }] }],
    ["title", { websiteData: { ...read.websiteData, title: "Your account was charged" } }],
    ["signature", { signature: "x" }],
  ] as const)("is dropped when its %s was changed", (_part, change) => {
    expect(trusted({ ...signer.sign(read), ...change })).toBeNull();
  });

  it("is dropped on the lead of another website", () => {
    const businessAnalysis = signer.sign(read);
    expect(signer.trusted({ website: "https://another.example", businessAnalysis })).toBeNull();
  });

  it("is accepted by every server with the same secret, and by no other", () => {
    const capture = { website, businessAnalysis: signer.sign(read) };
    expect(createAnalysisSigner("a secret").trusted(capture)).toEqual(read);
    expect(createAnalysisSigner("another").trusted(capture)).toBeNull();
  });

  it.each(["Your account was charged: call +1 900 555 0199", "Visit evil.example now", "Write to us@evil.example"])(
    "does not carry the title %j",
    (title) => {
      const signed = signer.sign({ ...read, websiteData: { ...read.websiteData, title } });
      expect(trusted(signed)?.websiteData.title).toBe("");
    },
  );
});

describe("an analysis that is not ours", () => {
  it("is dropped without a signature", () => {
    expect(trusted(read)).toBeNull();
  });

  it("is written again if it says that it is general", () => {
    const forged = { ...read, general: true, overview: "Your account was charged." };
    expect(signer.trusted({ ...sparseCapture, businessAnalysis: forged })).toEqual({
      ...sparseCapture.businessAnalysis,
      websiteData: {
        ...sparseCapture.businessAnalysis?.websiteData,
        extractedAt: read.websiteData.extractedAt,
      },
    });
  });

  it("is null if there is none", () => {
    expect(trusted(null)).toBeNull();
  });
});
