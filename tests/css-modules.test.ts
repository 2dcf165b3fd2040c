import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";

const comments = /\/\*.*?\*\//gs;
const strings = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const globals = /:global\((?:[^()]|\([^()]*\))*\)/g;
const moduleImport = /import (?<name>\w+) from "(?<path>[^"]+\.module\.css)";/g;

function classesOf(css: string): ReadonlySet<string> {
  const selectors =
    css
      .replace(comments, "")
      .replace(strings, "")
      .replace(globals, "")
      .match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors.flatMap((selector) => selector.match(/\.[a-zA-Z_][\w-]*/g) ?? []).map((name) => name.slice(1)),
  );
}

type Use = {
  readonly module: string;
  readonly file: string;
  readonly classes: readonly string[];
  readonly indexed: boolean;
};

function usesIn(file: string): readonly Use[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(moduleImport)].map(({ groups }) => {
    const { name = "", path = "" } = groups ?? {};
    return {
      file,
      module: path.startsWith("#app/") ? resolve("app", path.slice("#app/".length)) : resolve(dirname(file), path),
      classes: [...source.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, "g"))].flatMap(([, used]) => used ?? []),
      indexed: source.includes(`${name}[`),
    };
  });
}

const modules = globSync("app/**/*.module.css").map((file) => resolve(file));
const uses = globSync("app/**/*.{ts,tsx}").flatMap(usesIn);

it("every class of a CSS module is used, and every class that is used exists", () => {
  const problems = modules.flatMap((file) => {
    const defined = classesOf(readFileSync(file, "utf8"));
    const used = new Set(uses.filter(({ module }) => module === file).flatMap(({ classes }) => classes));
    return [
      ...[...defined].filter((name) => !used.has(name)).map((name) => `${file}: .${name} is not used`),
      ...[...used].filter((name) => !defined.has(name)).map((name) => `${file}: .${name} is not defined`),
    ];
  });
  expect(problems).toEqual([]);
});

it("names each class where it is used, so that a search finds it", () => {
  expect(uses.filter(({ indexed }) => indexed).map(({ file }) => file)).toEqual([]);
});
