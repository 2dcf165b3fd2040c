import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "content",
  "contracts",
  "domain",
  "public",
  "server",
  "tooling",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Changes whenever a source of the build changes, or the site's address. */
export function fingerprint(siteUrl: string): string {
  const hash = createHash("sha256").update(siteUrl);
  for (const file of sources.filter((source) => existsSync(source)).flatMap(filesIn)) {
    // The second is what the development server writes for the editor.
    if (/\.(test|fixture|contract)\.tsx?$|\/\.react-router\//.test(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
