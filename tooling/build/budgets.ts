import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Of a page's first load, brotli. Above these the build fails. */
export const budgets = {
  script: 125 * 1024,
  style: 24 * 1024,
  /** What an industry page may load beyond the shell, which is what every page loads. */
  industryScript: 15 * 1024,
} as const;

/** The front door is held tighter; the valuation is a tool. */
export const ownScriptBudgets: Readonly<Record<string, number>> = {
  "/": 120 * 1024,
  "/valuation": 135 * 1024,
};

export type Weight = { readonly script: number; readonly style: number; readonly scripts: readonly string[] };

/** What a browser downloads to run and paint a prerendered page: its scripts with all they import, and its stylesheets. */
export function weigh(clientDirectory: string, page: string): Weight {
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

/** Of compressed files, in bytes. */
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
  return paths.map((path) => ({ path, ...weigh(clientDirectory, fileOf(path)) }));
}

/** One line a broken budget; empty when all hold. */
export function brokenBudgets(weights: readonly PageWeight[]): readonly string[] {
  const over = (what: string, actual: number, allowed: number) =>
    actual > allowed ? [`${what}: ${kilobytes(actual)} KB, at most ${kilobytes(allowed)} KB allowed`] : [];
  return weights.flatMap(({ path, script, style }) => [
    ...over(`${path} script`, script, ownScriptBudgets[path] ?? budgets.script),
    ...over(`${path} style`, style, budgets.style),
  ]);
}

export type PageScript = { readonly path: string; readonly beyondShell: number };

const fileOf = (path: string) => join(path.replace(/^\//, ""), "index.html");

/** How much script each of these pages loads beyond what every page of the site does. */
export function weighBeyondShell(
  clientDirectory: string,
  paths: readonly string[],
  everyPath: readonly string[],
): readonly PageScript[] {
  const scriptsOf = new Map(everyPath.map((path) => [path, new Set(weigh(clientDirectory, fileOf(path)).scripts)]));
  const inShell = (script: string) => [...scriptsOf.values()].every((scripts) => scripts.has(script));
  return paths.map((path) => {
    const own = [...(scriptsOf.get(path) ?? [])].filter((script) => !inShell(script));
    return { path, beyondShell: sizeOf(clientDirectory, own) };
  });
}

export function brokenIndustryBudgets(weights: readonly PageScript[]): readonly string[] {
  return weights
    .filter(({ beyondShell }) => beyondShell > budgets.industryScript)
    .map(
      ({ path, beyondShell }) =>
        `${path} script beyond the shell: ${kilobytes(beyondShell)} KB, at most ${kilobytes(budgets.industryScript)} KB allowed`,
    );
}

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
