import { renderToBuffer } from "@react-pdf/renderer";
import { documentWords } from "#content/report/report.ts";
import { printableReport } from "#domain/report/printable.ts";
import type { Report } from "#domain/report/report.ts";
import { reportDocument } from "./document.ts";
import { registerFonts } from "./fonts.ts";
import type { ReportAssets } from "./report-assets.ts";

/** The bytes of a report's PDF. It blocks its thread for about half a second: only the worker and tests call it. */
export async function renderReport(report: Report, assets: ReportAssets, siteUrl: string): Promise<Uint8Array> {
  await registerFonts(assets);
  const printed = printableReport(report, assets.canPrint, documentWords.unprintable);
  return renderToBuffer(reportDocument({ report: printed, artwork: assets.artwork, siteUrl }));
}
