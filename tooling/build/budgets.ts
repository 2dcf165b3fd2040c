import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Limits of a page's first load, brotli. The build fails above them. */
export const budgets = { script: 125 * 1024, style: 24 * 1024 } as const;

/** Less for the home page, where most visits start; more for the valuation, which is a tool. */
export const ownScriptBudgets: Readonly<Record<string, number>> = {
  "/": 120 * 1024,
  "/valuation": 135 * 1024,
};

/**
 * Everything that the browser has loaded once a result is shown and no panel is opened. The browser test of the results
 * counts it, because most of it loads after the first page.
 */
export const resultsScriptBudget = 195 * 1024;

/** The script on partners' pages, in bytes, before compression: nothing is known about what else those pages load. */
export const frameScriptBudget = 3_000;

export type Weight = { readonly script: number; readonly style: number; readonly scripts: readonly string[] };

/** What a browser downloads to run and paint a prerendered page: its scripts with all imports, and its stylesheets. */
export function weightOf(clientDirectory: string, page: string): Weight {
  const html = readFileSync(join(clientDirectory, page), "utf8");
  const scripts = new Set<string>();
  const follow = (path: string) => {
    if (scripts.has(path)) return;
    scripts.add(path);
    for (const imported of staticImports(readFileSync(join(clientDirectory, path), "utf8"))) {
      follow(imported.startsWith("/") ? imported : `/assets/${imported.replace(/^\.\//, "")}`);
    }
  };
  for (const [path] of html.matchAll(/\/assets\/[^"]+\.js/g)) follow(path);
  const styles = new Set(
    [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"#]+)#?"/g)].map(([, path]) => path ?? ""),
  );
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
    (sum, [, css]) => sum + (css?.length ?? 0),
    0,
  );
  return {
    script: sizeOf(clientDirectory, scripts),
    style: inlineStyles + sizeOf(clientDirectory, styles),
    scripts: [...scripts],
  };
}

/** Size of compressed files, in bytes. */
function sizeOf(clientDirectory: string, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + statSync(join(clientDirectory, `${path}.br`)).size, 0);
}

function staticImports(code: string): readonly string[] {
  return [...code.matchAll(/(?:^|[;}])\s*(?:import|export)(?:[^"'()]*?from)?\s*["'](\.?\/[^"']+\.js)["']/g)].map(
    ([, path]) => path ?? "",
  );
}

export type PageWeight = { readonly path: string } & Pick<Weight, "script" | "style">;

export function weighPages(clientDirectory: string, paths: readonly string[]): readonly PageWeight[] {
  return paths.map((path) => ({ path, ...weightOf(clientDirectory, join(path.replace(/^\//, ""), "index.html")) }));
}

/** One line per exceeded budget; empty when all are met. */
export function brokenBudgets(weights: readonly PageWeight[]): readonly string[] {
  const over = (what: string, actual: number, allowed: number) =>
    actual > allowed ? [`${what}: ${kilobytes(actual)} KB, at most ${kilobytes(allowed)} KB allowed`] : [];
  return weights.flatMap(({ path, script, style }) => [
    ...over(`${path} script`, script, ownScriptBudgets[path] ?? budgets.script),
    ...over(`${path} style`, style, budgets.style),
  ]);
}

/** The same for the script on partners' pages, uncompressed and compressed. */
export function brokenFrameScriptBudget(clientDirectory: string): readonly string[] {
  return ["embed.js", "embed.js.br"].flatMap((name) => {
    const { size } = statSync(join(clientDirectory, name));
    return size < frameScriptBudget ? [] : [`/${name}: ${size} bytes, fewer than ${frameScriptBudget} allowed`];
  });
}

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
