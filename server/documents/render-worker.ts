import { setPriority } from "node:os";
import { move, workerData } from "piscina";
import type { DocumentFormat } from "#contracts/payments/report-document.ts";
import type { Report } from "#domain/report/report.ts";

/** Runs in a separate thread, started by `renderer.ts`. */
export type RenderTask = { readonly format: DocumentFormat; readonly report: Report };
export type WorkerSettings = { readonly assetsFolder: string; readonly siteUrl: string };

// On Linux this applies to the calling thread only. Visitors' requests come before documents, and also before the
// start of this thread: that is why the libraries are loaded after it.
// Not the lowest priority: under it a busy machine never finishes a document in time.
const belowRequests = 5;
if (process.platform === "linux") setPriority(belowRequests);
const [{ loadReportAssets }, { renderReport }, { workbookBytes }] = await Promise.all([
  import("./report/report-assets.ts"),
  import("./report/render.ts"),
  import("./workbook/workbook.ts"),
]);

const { assetsFolder, siteUrl } = workerData as WorkerSettings;
const assets = loadReportAssets(assetsFolder);

export default async function render({ format, report }: RenderTask) {
  const made = format === "pdf" ? await renderReport(report, assets, siteUrl) : await workbookBytes(report, siteUrl);
  // A copy of exactly these bytes, which may belong to a larger buffer, transferred without another copy.
  return move(new Uint8Array(made));
}
