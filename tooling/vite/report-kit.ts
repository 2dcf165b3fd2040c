import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeReportKit } from "#tooling/report/kit.ts";

/**
 * Makes the report's fonts and drawings, and puts them next to the server's bundle, where the worker thread reads them.
 */
export function reportKit(): Plugin {
  let folder = "";
  return {
    name: "amiva:report-kit",
    async configResolved({ root }) {
      folder = join(root, ".generated", "report-kit");
      await writeReportKit(folder);
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      for (const name of readdirSync(folder).filter((file) => file !== "stamp"))
        this.emitFile({ type: "asset", fileName: `report-kit/${name}`, source: readFileSync(join(folder, name)) });
    },
  };
}
