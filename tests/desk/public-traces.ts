import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deskTitle } from "#content/desk/shell.ts";
import { signInWords } from "#content/desk/sign-in.ts";

const traces = ["/desk", "desk-auth", deskTitle(), signInWords.noAccount];

/** Scripts, styles, prerendered pages, sitemap and other files of the public site that mention the desk. */
export function publicTraces(clientFolder: string): { readonly files: number; readonly found: readonly string[] } {
  const files = globSync("**/*.{js,css,html,data,xml,txt,json,webmanifest}", { cwd: clientFolder });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(clientFolder, file), "utf8");
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  return { files: files.length, found };
}
