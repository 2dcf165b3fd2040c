import type { WebsiteData } from "#domain/website/analysis.ts";

/** A page with defaults, for a test that sets only what it is about. */
export function pageWith(parts: Partial<WebsiteData>): WebsiteData {
  return {
    url: "https://northgate.example/",
    title: "",
    metaDescription: "",
    textContent: "",
    headings: [],
    extractedAt: "2026-03-02T09:00:00.000Z",
    ...parts,
  };
}
