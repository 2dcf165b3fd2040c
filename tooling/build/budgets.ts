import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Brotli. Above these the build fails. */
export const budgets = {
  /** First load of the home page. */
  script: 110 * 1024,
  style: 20 * 1024,
  /** What an industry page may load beyond the shell, which is what every page loads. */
  industryScript: 15 * 1024,
} as const;

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

/** One line a broken budget; empty when all hold. */
export function brokenBudgets({ script, style }: Weight): readonly string[] {
  const over = (name: string, actual: number, allowed: number) =>
    actual > allowed ? [`home page ${name}: ${kilobytes(actual)} KB, at most ${kilobytes(allowed)} KB allowed`] : [];
  return [...over("script", script, budgets.script), ...over("style", style, budgets.style)];
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
