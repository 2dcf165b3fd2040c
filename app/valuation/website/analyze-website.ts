import type { AnalysisRequest } from "#app/valuation/services.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { createPageReader, type PageContent } from "#domain/website/extract/page.ts";
import { isReadable, websiteDataOf } from "#domain/website/extract/website-data.ts";
import { type ReadingTools, readWebsite } from "./read-website.ts";
import { requestAnalysis } from "./request-analysis.ts";

export type WebsiteTools = ReadingTools & {
  readonly apiOrigin: string;
  readonly now: () => Date;
};

/** Reads the website, reports its findings and requests the analysis. */
export async function analyzeWebsite(request: AnalysisRequest, tools: WebsiteTools): Promise<BusinessAnalysis> {
  const { website, signal, onFinding } = request;
  try {
    const reading = await read(await readWebsite(website, signal, tools), signal);
    if (!isReadable(reading)) throw new Error("No content received");
    if (reading.title !== "") onFinding({ kind: "title", title: reading.title });
    onFinding({ kind: "headings", count: reading.headings.length });
    return await requestAnalysis(websiteDataOf(reading, { url: website, at: tools.now() }), signal, tools);
  } catch (reason) {
    signal.throwIfAborted();
    const message = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`Failed to analyze website: ${message}`, { cause: reason });
  }
}

const sliceLength = 65_536;

/** In slices, so that a long page does not block the progress screen on a slow phone. */
async function read(page: string, signal: AbortSignal): Promise<PageContent> {
  const reader = createPageReader();
  for (let from = 0; from < page.length; from += sliceLength) {
    reader.write(page.slice(from, from + sliceLength));
    await yieldToBrowser();
    signal.throwIfAborted();
  }
  return reader.end();
}

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
