import { createHmac } from "node:crypto";
import type { LeadCapture } from "#domain/leads/lead.ts";
import { hostOf } from "#domain/website/address.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { fallbackAnalysis } from "#domain/website/fallback-analysis.ts";
import { isQuotable } from "#domain/website/outside-text.ts";
import { isSameSecret } from "#server/services/is-same-secret.ts";

/**
 * The browser carries an analysis from `/api/valuation-openai` to `/api/leads`. The private page that shows it is
 * mailed out, so no one else may write on it.
 */
export type AnalysisSigner = {
  /** The analysis with a signature, for the browser to send back. */
  sign(analysis: BusinessAnalysis): BusinessAnalysis;
  /** The analysis of a capture: ours as signed, a general one rebuilt, and null otherwise. */
  trusted(capture: Pick<LeadCapture, "website" | "businessAnalysis">): BusinessAnalysis | null;
};

export function createAnalysisSigner(secret: string): AnalysisSigner {
  const signatureOf = (analysis: BusinessAnalysis) =>
    createHmac("sha256", secret).update(signedText(analysis)).digest("base64url");

  return {
    sign(analysis) {
      const { websiteData } = analysis;
      const title = isQuotable(websiteData.title, websiteData.url) ? websiteData.title : "";
      const shown = { ...analysis, websiteData: { ...websiteData, title } };
      return { ...shown, signature: signatureOf(shown) };
    },
    trusted({ website, businessAnalysis }) {
      if (businessAnalysis === null) return null;
      const { signature = "", ...analysis } = businessAnalysis;
      if (analysis.general) return fallbackAnalysis({ website, at: analysis.websiteData.extractedAt });
      const isOurs =
        isSameSecret(signature, signatureOf(analysis)) && hostOf(analysis.websiteData.url) === hostOf(website);
      return isOurs ? analysis : null;
    },
  };
}

/** In a fixed order: JSON that has been through a browser may have another. */
function signedText({ overview, industry, businessModel, location, aspects, websiteData }: BusinessAnalysis): string {
  const { url, title, metaDescription, textContent, headings, extractedAt, organization = {} } = websiteData;
  return JSON.stringify([
    [overview, industry, businessModel, location],
    aspects.map(({ type, title, description, quote }) => [type, title, description, quote]),
    [url, title, metaDescription, textContent, headings, extractedAt],
    [organization.name, organization.address, organization.foundingYear],
  ]);
}
