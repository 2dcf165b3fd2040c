import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { fontFiles, writeFonts } from "#tooling/fonts/subsets.ts";

const source = "virtual:font-preloads";
const resolved = `\0${source}`;

/**
 * Subsets the fonts to what the site uses, and exports the URLs of those that every page needs as
 * `virtual:font-preloads` (typed in app/shell/head/font-preloads.d.ts).
 */
export function fonts(): Plugin {
  const folder = resolve(".generated/fonts");
  return {
    name: "amiva:fonts",
    configResolved: () => writeFonts(folder),
    resolveId: (id) => (id === source ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const preloaded = fontFiles.filter(({ preload }) => preload).map(({ name }) => join(folder, name));
      const imports = preloaded.map((file, index) => `import font${index} from ${JSON.stringify(`${file}?url`)};`);
      return `${imports.join("\n")}\nexport const fontUrls = [${preloaded.map((_, index) => `font${index}`).join(", ")}];`;
    },
  };
}
