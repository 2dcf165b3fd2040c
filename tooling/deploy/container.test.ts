import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { endLimits } from "#server/shut-down.ts";
import { copiedInLastStage } from "./container-file.ts";
import { runtimeImports, specifiersIn } from "./runtime-imports.ts";

const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "scripts",
  Record<string, string>
>;
const containerFile = readFileSync("Dockerfile", "utf8");
const copied = copiedInLastStage(containerFile).flatMap(({ sources }) => sources);
const operatorsCommands = ["leads", "backup", "restore", "move-store"].map(
  (name) => scripts[name]?.replace("node ", "") ?? "",
);

describe("what is imported", () => {
  test.each<[string, readonly string[]]>([
    ['import { a } from "pkg";', ["pkg"]],
    ['import a, {\n  b,\n} from "@scope/pkg/part";\nexport { c } from "./c.ts";', ["@scope/pkg/part", "./c.ts"]],
    ['import type { A } from "types-only";', []],
    ['import { type A, b } from "both";', ["both"]],
    ['import "side-effect";', ["side-effect"]],
    ['const { a } = await import("./later.ts");', ["./later.ts"]],
    ['const words = `from "nobody"`;', []],
  ])("%j", (source, found) => expect(specifiersIn(source)).toEqual(found));
});

describe("the container", () => {
  test("copies only what is there, and lets the build's folder have it", () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const allowed = readFileSync(".dockerignore", "utf8").match(/^!(.+)$/gm) ?? [];
    const roots = allowed.map((line) => line.slice(1));
    expect(roots.filter((root) => !existsSync(root))).toEqual([]);
    expect(copied.filter((path) => !roots.some((root) => path === root || path.startsWith(`${root}/`)))).toEqual([]);
  });

  test("holds every file and package that the operator's commands load", () => {
    const { files, packages } = runtimeImports(operatorsCommands);
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual(
      [],
    );
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test("holds every package that the server loads", () => {
    const { packages } = runtimeImports(["server/main.ts", "server/documents/render-worker.ts"]);
    const ofTheBuild = "virtual:react-router";
    expect([...packages].filter((name) => name !== ofTheBuild && !(name in dependencies))).toEqual([]);
    expect(packages).toContain("hono");
  });

  test("starts the built server as a user without rights, and ends it by the signal that it knows", () => {
    expect(containerFile).toMatch(/^USER node$/m);
    expect(containerFile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(containerFile).toMatch(/^CMD \["node", "build\/current\/server\/main\.js"\]$/m);
    expect(containerFile).toContain("/api/health/live");
  });
});

test("the unit waits longer for an end than an end may take", () => {
  const unit = readFileSync("deploy/amiva-plus.service", "utf8");
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  const drainMs = 5_000;
  expect(seconds * 1_000).toBeGreaterThan(drainMs + endLimits.takeIn + endLimits.visitors + endLimits.parts);
});
