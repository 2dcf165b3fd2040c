import { constants, setPriority } from "node:os";
import { move, workerData } from "piscina";
import type { DocumentFormat } from "#contracts/report-document.ts";
import type { Report } from "#domain/report/report.ts";

/** Runs in a separate thread, started by `renderer.ts`. */
export type RenderTask = { readonly format: DocumentFormat; readonly report: Report };
export type WorkerSettings = { readonly kitFolder: string; readonly siteUrl: string };

// On Linux this applies to the calling thread only. Visitors' requests come before documents, and also before the
// start of this thread: that is why the libraries are loaded after it.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
const [{ loadKit }, { renderReport }, { workbookBytes }] = await Promise.all([
  import("./report/kit.ts"),
  import("./report/render.ts"),
  import("./workbook/workbook.ts"),
]);

const { kitFolder, siteUrl } = workerData as WorkerSettings;
const kit = loadKit(kitFolder);

export default async function render({ format, report }: RenderTask) {
  const made = format === "pdf" ? await renderReport(report, kit, siteUrl) : await workbookBytes(report, siteUrl);
  // A copy of exactly these bytes, which may belong to a larger buffer, transferred without another copy.
  return move(new Uint8Array(made));
}
