import * as mupdf from "mupdf";
import { reportSources } from "#content/report/report-sources.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { type Report, reportOf } from "#domain/report/report.ts";
import type { ReportTier } from "#domain/report/tiers.ts";
import { unlockedPart } from "#domain/report/unlocked-part.ts";

/** 9 December 2025, 10:00 in New York. */
const made = Date.UTC(2025, 11, 9, 15);

export function reportFor(capture: LeadCapture, tier: ReportTier, industry = "Dental practices"): Report {
  return reportAbout(leadOf(capture, { now: made }), tier, industry);
}

export function reportAbout(lead: Lead, tier: ReportTier, industry = "Dental practices"): Report {
  return unlockedPart(reportOf(lead, tier, reportSources(industry, made)));
}

/** A valuation whose owner has changed the figures once a month. */
export function changedLead(capture: LeadCapture, changes: number): Lead {
  const { preTaxProfit } = capture.financialInputs;
  return Array.from({ length: changes }, (_, index) => changes - index - 1).reduce(
    (lead, left) => {
      const financialInputs = { ...capture.financialInputs, preTaxProfit: preTaxProfit - left * 10_000 };
      const now = made - left * 30 * 86_400_000;
      return applyCapture(lead, leadOf({ ...capture, financialInputs }, { now })).lead;
    },
    leadOf(beforeChanges(capture, changes), { now: made - changes * 30 * 86_400_000 }),
  );
}

const beforeChanges = (capture: LeadCapture, changes: number): LeadCapture => ({
  ...capture,
  financialInputs: {
    ...capture.financialInputs,
    preTaxProfit: capture.financialInputs.preTaxProfit - changes * 10_000,
  },
});

/** What a PDF reader finds in the file. */
export function readPdf(bytes: Uint8Array) {
  const document = mupdf.PDFDocument.openDocument(bytes, "application/pdf") as mupdf.PDFDocument;
  const pages = Array.from({ length: document.countPages() }, (_, index) => document.loadPage(index));
  const root = document.getTrailer().get("Root");
  return {
    pages: pages.map((page) => ({
      text: page.toStructuredText("").asText().replace(/\s+/g, " ").trim(),
      links: page.getLinks().map((link) => link.getURI()),
      size: page.getBounds().slice(2),
    })),
    outline: (document.loadOutline() ?? []).map(({ title, page }) => ({ title, page })),
    language: root.get("Lang").asString(),
    showsTitle: root.get("ViewerPreferences").get("DisplayDocTitle").valueOf(),
    info: (key: string) => document.getMetaData(`info:${key}`),
    fonts: fontsOf(document),
    isRepaired: document.wasRepaired(),
  };
}

function fontsOf(document: mupdf.PDFDocument): readonly string[] {
  const objects = Array.from({ length: document.countObjects() - 1 }, (_, index) => document.newIndirect(index + 1));
  return objects
    .map((object) => object.resolve())
    .filter((object) => object.isDictionary() && object.get("FontFile2").isStream())
    .map((object) =>
      object
        .get("FontName")
        .asName()
        .replace(/^[A-Z]{6}\+/, ""),
    )
    .toSorted();
}
