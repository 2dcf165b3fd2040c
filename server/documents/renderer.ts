import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { Piscina } from "piscina";
import type { DocumentFormat } from "#contracts/payments/report-document.ts";
import type { Report } from "#domain/report/report.ts";
import { AppError } from "#server/http/app-error.ts";
import type { RenderTask, WorkerSettings } from "./render-worker.ts";

/** Makes documents in separate threads. */
export type Renderer = {
  /** Changes whenever the same report might give other bytes. */
  readonly version: string;
  /** @throws AppError reportBusy if more wait than can be served soon, or this one had to wait too long. */
  render(format: DocumentFormat, report: Report): Promise<Uint8Array>;
  close(): Promise<void>;
};

type BuildPaths = { readonly worker: string; readonly assetsFolder: string; readonly version: string };

/**
 * In a build everything is beside the bundle; from source Node runs the files directly, and the tooling makes the
 * fonts and drawings.
 */
function buildPaths({ bundle, siteUrl }: RendererSettings): BuildPaths {
  if (bundle === undefined)
    return {
      worker: resolve("server/documents/render-worker.ts"),
      assetsFolder: resolve(".generated/report-assets"),
      version: randomUUID(),
    };
  return {
    worker: join(bundle, "render-worker.js"),
    assetsFolder: join(bundle, "report-assets"),
    version: createHash("sha256").update(siteUrl).update(hashOfFolder(bundle)).digest("hex"),
  };
}

function hashOfFolder(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(relative(folder, path)).update(readFileSync(path));
  return hash.digest("hex");
}

/** One CPU stays free for visitors. */
const threads = Math.max(1, availableParallelism() - 1);
const maxWaiting = 24;
const idleMs = 5 * 60_000;
/** A document takes about a second, and a busy machine makes them one after the other. */
const defaultMaxMs = 30_000;
const retryAfterSeconds = 5;

type RendererSettings = Pick<WorkerSettings, "siteUrl"> & {
  /** The folder of the built server; without it the sources run. */
  readonly bundle?: string | undefined;
  /** How long a document may wait and be made. */
  readonly maxMs?: number;
};

export function createRenderer(settings: RendererSettings): Renderer {
  let known: BuildPaths | undefined;
  let pool: Piscina<RenderTask, Uint8Array> | undefined;

  // Nothing is read and no thread is started before the first document is requested.
  const found = () => {
    known ??= buildPaths(settings);
    return known;
  };
  const threadsOf = ({ worker, assetsFolder }: BuildPaths) =>
    new Piscina<RenderTask, Uint8Array>({
      filename: worker,
      workerData: { assetsFolder, siteUrl: settings.siteUrl } satisfies WorkerSettings,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: maxWaiting,
      idleTimeout: idleMs,
      // A document leaves much garbage: with a small young generation the thread takes 100 MB less and 5% longer.
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 },
    });

  return {
    get version() {
      return found().version;
    },
    async render(format, report) {
      pool ??= threadsOf(found());
      if (pool.queueSize >= maxWaiting) throw new AppError("reportBusy", "queue is full", { retryAfterSeconds });
      const signal = AbortSignal.timeout(settings.maxMs ?? defaultMaxMs);
      return pool.run({ format, report }, { signal }).catch((error: unknown) => {
        throw signal.aborted ? new AppError("reportBusy", "not made in time", { retryAfterSeconds }) : error;
      });
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
