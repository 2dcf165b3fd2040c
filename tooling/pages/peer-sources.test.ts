import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const specifiers = /(?:from|import)\s*\(?\s*"(?<specifier>(?:@site\/|#|\.)[^"?]+)/g;
const routerImports = /import (?!type)\{(?<names>[^}]*)\} from "react-router"/g;

/** The file that a specifier means, or undefined where the build makes it. */
function targetOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith(".")
    ? join(dirname(importer), specifier)
    : join(repository, specifier.replace(/^(@site\/|#)/, ""));
  return path.includes(".generated") ? undefined : path;
}

/** The peer's own sources and all that they bring in from the site. */
function sourcesOf(peer: string): ReadonlySet<string> {
  const folder = join(repository, "bench/peers", peer, peer === "astro" ? "src" : "app");
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const seen = new Set<string>();
  for (const file of waiting) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.(tsx?|astro)$/.test(file) || !existsSync(file)) continue;
    for (const { groups } of readFileSync(file, "utf8").matchAll(specifiers)) {
      const target = targetOf(groups?.["specifier"] ?? "", file);
      if (target) waiting.push(target);
    }
  }
  return seen;
}

describe.each([
  ["next", "react-router.tsx"],
  ["astro", "src/react-router.tsx"],
])("the %s peer", (peer, router) => {
  const sources = sourcesOf(peer);

  it("reaches the home page's own components", () => {
    const reached = [...sources].map((file) => relative(repository, file));
    expect(reached).toContain("app/pages/home/platform.tsx");
    expect(reached).toContain("app/shell/header.tsx");
  });

  it("names no file that has gone", () => {
    expect([...sources].filter((file) => !existsSync(file)).map((file) => relative(repository, file))).toEqual([]);
  });

  it("stands in for all that they ask of the router", () => {
    const asked = [...sources]
      .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(routerImports)])
      .flatMap(({ groups }) => (groups?.["names"] ?? "").split(","))
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "));
    const offered = readFileSync(join(repository, "bench/peers", peer, router), "utf8");
    expect(asked).toContain("Link");
    expect([...new Set(asked)].filter((name) => !new RegExp(`export [^;(=]*\\b${name}\\b`).test(offered))).toEqual([]);
  });
});
