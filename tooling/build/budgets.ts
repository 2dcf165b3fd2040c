import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** First load of the home page, brotli. Above these the build fails. */
export const budgets = { script: 110 * 1024, style: 20 * 1024 } as const;

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
  for (const [, path] of html.matchAll(
    /(?:<link rel="modulepreload"(?: fetchpriority="low")? href|import "|from "|src)=?"?(\/assets\/[^"]+\.js)"/g,
  )) {
    if (path) follow(path);
  }
  const styles = new Set(
    [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, path]) => path ?? ""),
  );
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
    (sum, [, css]) => sum + (css?.length ?? 0),
    0,
  );
  const size = (path: string) => statSync(join(clientDirectory, `${path}.br`)).size;
  return {
    script: [...scripts].reduce((sum, path) => sum + size(path), 0),
    style: [...styles].reduce((sum, path) => sum + size(path), inlineStyles),
    scripts: [...scripts],
  };
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

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
