import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";

export type RuntimeImports = {
  /** Files of the repository, by path from its root. */
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
};

const specifiers =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]*?\bfrom\s*)?"([^"]+)"|\bimport\(\s*"([^"]+)"/g;

/** Everything that running these files loads, found by following their imports; types are not loaded. */
export function runtimeImports(entries: readonly string[]): RuntimeImports {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of specifiersIn(readFileSync(file, "utf8"))) {
      const path = pathOf(specifier, file);
      if (path !== undefined) open.push(path);
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier));
    }
  }
  return { files, packages };
}

export function specifiersIn(source: string): readonly string[] {
  return [...source.matchAll(specifiers)].flatMap(([, named, later]) => named ?? later ?? []);
}

function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : undefined;
}

function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}
