import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { cutNames, fontFile, type ReportKit } from "./kit.ts";

let registeredFrom: string | undefined;

/** Once a thread: the library keeps its fonts in one place for all documents. */
export function registerFonts({ folder }: Pick<ReportKit, "folder">): void {
  if (registeredFrom === folder) return;
  for (const cut of cutNames) {
    Font.register({ family: cut, src: join(folder, fontFile(cut)) });
    Font.register({ family: `${cut}-extended`, src: join(folder, fontFile(cut, true)) });
  }
  // No word of a report is ever broken.
  Font.registerHyphenationCallback((word) => [word]);
  registeredFrom = folder;
}
