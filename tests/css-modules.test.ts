import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";

const comments = /\/\*.*?\*\//gs;
const strings = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const globals = /:global\((?:[^()]|\([^()]*\))*\)/g;
const moduleImport = /import (?<all>\* as )?(?<name>\w+) from "(?<path>[^"]+\.module\.css)";/g;

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
  readonly isNamespace: boolean;
};

function usesIn(file: string): readonly Use[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(moduleImport)].map(({ groups }) => {
    const { all, name = "", path = "" } = groups ?? {};
    return {
      file,
      module: path.startsWith("#app/") ? resolve("app", path.slice("#app/".length)) : resolve(dirname(file), path),
      classes: [...source.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, "g"))].flatMap(([, used]) => used ?? []),
      indexed: source.includes(`${name}[`),
      isNamespace: all !== undefined,
    };
  });
}

/** Of the language: the bundler leaves such a class out of the module's exports. */
function isReserved(name: string): boolean {
  try {
    new Function(name, "");
    return false;
  } catch {
    return true;
  }
}

const modules = globSync("app/**/*.module.css").map((file) => resolve(file));
const uses = globSync("app/**/*.{ts,tsx}").flatMap(usesIn);

it("every class of a CSS module is used, and every class that is used exists", () => {
  const problems = modules.flatMap((file) => {
    const defined = classesOf(readFileSync(file, "utf8"));
    const used = new Set(uses.filter(({ module }) => module === file).flatMap(({ classes }) => classes));
    return [
      ...[...defined].filter((name) => !used.has(name)).map((name) => `${file}: .${name} is not used`),
      ...[...defined].filter(isReserved).map((name) => `${file}: .${name} is a word that no export can have`),
      ...[...used].filter((name) => !defined.has(name)).map((name) => `${file}: .${name} is not defined`),
    ];
  });
  expect(problems).toEqual([]);
});

it("names each class where it is used, so that a search finds it", () => {
  expect(uses.filter(({ indexed }) => indexed).map(({ file }) => file)).toEqual([]);
});

it("imports each module as a namespace, so that the script carries only the names in use", () => {
  expect(uses.filter(({ isNamespace }) => !isNamespace).map(({ file }) => file)).toEqual([]);
});

const globalClasses = new Set(
  globSync("app/design/styles/*.css").flatMap((file) => [...classesOf(readFileSync(file, "utf8"))]),
);

/** Written out, alone or beside the classes of a module. */
function globalsIn(file: string): readonly string[] {
  const source = readFileSync(file, "utf8");
  const alone = [...source.matchAll(/className="([^"]*)"/g)].map(([, names = ""]) => names);
  const beside = [...source.matchAll(/classNames\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, args = ""]) =>
    [...args.matchAll(/(?:^|,|&&)\s*"([^"]*)"/g)].map(([, names = ""]) => names),
  );
  return [...alone, ...beside].flatMap((names) => names.split(" ")).filter(Boolean);
}

it("every other class is a global one of app/design/styles", () => {
  const unknown = globSync("app/**/*.tsx", { exclude: ["**/*.test.tsx"] }).flatMap((file) =>
    globalsIn(file)
      .filter((name) => !globalClasses.has(name))
      .map((name) => `${file}: .${name} is not defined`),
  );
  expect(unknown).toEqual([]);
  expect(globalClasses.size).toBeLessThan(70);
});

it("has no stylesheet but the modules and the global styles", () => {
  const others = globSync("app/**/*.css", { exclude: ["**/*.module.css", "app/design/styles/**", "app/app.css"] });
  expect(others).toEqual([]);
});

/** Sheets are loaded in any order, and again with a later script: between two layers the order does not matter. */
it("global styles are in layers of their own, before those of the modules", () => {
  const layersOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/@layer (\w+) \{/g)].map(([, name]) => name);
  const [order = ""] = readFileSync("app/app.css", "utf8").split(";");
  expect(order).toBe("@layer theme, base, shared, components, sections, utilities");
  const ofModules = ["components", "sections"];
  const global = globSync("app/design/styles/*.css").flatMap(layersOf);
  expect(global.filter((name = "") => ofModules.includes(name))).toEqual([]);
  expect(modules.filter((file) => layersOf(file).includes("shared"))).toEqual([]);
});
