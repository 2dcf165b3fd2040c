import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const preloads = /<link rel="modulepreload" href="(?<path>[^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;
const bareImport = /import "(?<path>[^"]+)";/;
const routeImports = /import \* as (?<name>route\d+) from "(?<path>[^"]+)";/g;
const routeModules = /window\.__reactRouterRouteModules = \{[^}]*\};/;
const entryImport = /import\("(?<path>[^"]+)"\);/;

/** A hidden tab paints nothing, and must come to life all the same. */
const latestStartMs = 2_000;

/**
 * A prerendered page is complete without its script. So the script is asked for once the page has been painted: over a slow
 * line styles and fonts then have it to themselves, and nothing that the visitor sees waits for what he cannot see.
 * @throws where the framework's own script is not as we know it: a page that never starts would be worse than a slow one.
 */
export function deferScripts(html: string, page: string): string {
  const known = (part: string | undefined, name: string) => {
    if (part === undefined)
      throw new Error(`${page}: no ${name} in the framework's script; defer-scripts.ts is out of date`);
    return part;
  };
  const code = known(moduleScript.exec(html)?.groups?.["code"], "module script");
  const manifest = known(bareImport.exec(code)?.groups?.["path"], "manifest");
  const modules = known(routeModules.exec(code)?.[0], "route modules");
  const entry = known(entryImport.exec(code)?.groups?.["path"], "entry");
  const routes = [...code.matchAll(routeImports)].map(({ groups }) => groups ?? {});
  const paths = [...html.matchAll(preloads)].map(({ groups }) => groups?.["path"] ?? "");
  const imports = [...routes.map(({ path }) => path), manifest].map((path) => `import(${JSON.stringify(path)})`);
  const deferred = `{
let started = false;
const start = () => {
if (started) return;
started = true;
for (const href of ${JSON.stringify(paths)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
Promise.all([${imports.join(", ")}]).then(([${routes.map(({ name }) => name).join(", ")}]) => {
${modules}
return import(${JSON.stringify(entry)});
});
};
if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
else start();
setTimeout(start, ${latestStartMs});
}`;
  return html.replace(preloads, "").replace(moduleScript, () => `<script type="module" async="">${deferred}</script>`);
}

export function deferScriptsIn(directory: string): void {
  const pages = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages) writeFileSync(page, deferScripts(readFileSync(page, "utf8"), page));
}
