import { renderToBuffer } from "@react-pdf/renderer";
import { documentWords, sectionsOf } from "#content/report.ts";
import { printableReport } from "#domain/report/printable.ts";
import type { Report } from "#domain/report/report.ts";
import { reportDocument } from "./document.ts";
import { registerFonts } from "./fonts.ts";
import type { ReportAssets } from "./report-assets.ts";

/** The bytes of a report's PDF. It blocks its thread for about a third of a second: only the worker and tests call it. */
export async function renderReport(report: Report, assets: ReportAssets, siteUrl: string): Promise<Uint8Array> {
  await registerFonts(assets);
  const printed = printableReport(report, assets.canPrint, documentWords.unprintable);
  const drawn = { report: printed, artwork: assets.artwork, siteUrl };
  // Nearly always each section is one page, and then their numbers are known.
  const sections = sectionsOf(printed);
  let lastPage = 0;
  const onLastPage = (page: number) => {
    lastPage = Math.max(lastPage, page);
  };
  const bytes = await renderToBuffer(reportDocument({ ...drawn, pages: { sections, onLastPage } }));
  return lastPage === sections.length ? bytes : renderToBuffer(reportDocument(drawn));
}
