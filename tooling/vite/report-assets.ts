import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";

/**
 * Makes the report's fonts and drawings, and puts them next to the server's bundle, where the worker thread reads them.
 */
export function reportAssets(): Plugin {
  let folder = "";
  return {
    name: "amiva:report-assets",
    async configResolved({ root }) {
      folder = join(root, ".generated", "report-assets");
      await writeReportAssets(folder);
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      for (const name of readdirSync(folder).filter((file) => file !== "stamp"))
        this.emitFile({ type: "asset", fileName: `report-assets/${name}`, source: readFileSync(join(folder, name)) });
    },
  };
}
