import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const preload = /<link rel="modulepreload"(?! fetchpriority)/g;

/**
 * The page is complete without its script, so styles and fonts go first over a slow line: browsers ask for module preloads
 * with high priority, ahead of the stylesheet, and the first paint would wait for them.
 */
export function lowerScriptPriority(html: string): string {
  return html.replace(preload, '<link rel="modulepreload" fetchpriority="low"');
}

export function lowerScriptPriorityIn(directory: string): void {
  const pages = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages) writeFileSync(page, lowerScriptPriority(readFileSync(page, "utf8")));
}
