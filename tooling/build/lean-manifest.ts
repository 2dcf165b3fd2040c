import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const start = "window.__reactRouterManifest=";
const routeSchema = z.record(z.string(), z.unknown());
const manifestSchema = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
});

/** What a browser would take for granted: absent reads as false, and what a route's script imports it says itself. */
const isImplied = ([name, value]: readonly [string, unknown]) => value === false || name === "imports";

/**
 * The list of routes and their scripts that every page loads, without what only the server's preloads read.
 * @throws where the framework writes it in another form.
 */
export function leanManifest(code: string): string {
  if (!code.startsWith(start)) throw new Error("The framework's manifest is not as lean-manifest.ts knows it");
  const manifest = manifestSchema.parse(JSON.parse(code.slice(start.length).replace(/;\s*$/, "")));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter((field) => !isImplied(field))),
  ]);
  const lean = { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
  return `${start}${JSON.stringify(lean)};`;
}

export function leanManifestIn(directory: string): void {
  const assets = join(directory, "assets");
  const [file, ...others] = readdirSync(assets).filter((name) => /^manifest-[^.]+\.js$/.test(name));
  if (!file || others.length > 0) throw new Error("One manifest was expected in the build");
  const path = join(assets, file);
  writeFileSync(path, leanManifest(readFileSync(path, "utf8")));
}
