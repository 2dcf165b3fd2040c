import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { shutdownLimits } from "#server/ops/shutdown/shut-down.ts";
import { copiedInLastStage } from "./container-file.ts";
import { runtimeImports, specifiersIn } from "./runtime-imports.ts";

const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "scripts",
  Record<string, string>
>;
const containerFile = readFileSync("Dockerfile", "utf8");
const copied = copiedInLastStage(containerFile).flatMap(({ sources }) => sources);
const operatorsCommands = ["leads", "desk", "backup", "restore", "move-store", "roll-back", "launch-check"].map(
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
  test("copies only existing files that the build context includes", () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const allowed = readFileSync(".dockerignore", "utf8").match(/^!(.+)$/gm) ?? [];
    const roots = allowed.map((line) => line.slice(1));
    expect(roots.filter((root) => !existsSync(root))).toEqual([]);
    expect(roots).not.toContain("proofs");
    expect(copied.filter((path) => !roots.some((root) => path === root || path.startsWith(`${root}/`)))).toEqual([]);
  });

  test("has every file and package that the operator's commands load", () => {
    const { files, packages } = runtimeImports(operatorsCommands);
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual(
      [],
    );
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test("has every package that the server loads", () => {
    const { packages } = runtimeImports(["server/main.ts", "server/documents/render-worker.ts"]);
    const ofTheBuild = "virtual:react-router";
    expect([...packages].filter((name) => name !== ofTheBuild && !(name in dependencies))).toEqual([]);
    expect(packages).toContain("hono");
  });

  test("starts the built server as an unprivileged user, and stops it with a signal that it handles", () => {
    expect(containerFile).toMatch(/^USER node$/m);
    expect(containerFile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(containerFile).toMatch(/^CMD \["node", "build\/current\/server\/main\.js"\]$/m);
    expect(containerFile).toContain("/api/health/live");
  });
});

describe("amiva-plus-run", () => {
  /** Runs it with a fake systemd-run that prints its arguments, one per line. */
  function operate(...args: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), "amiva-plus-run-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "systemd-run"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n", { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env["PATH"]}` };
    return spawnSync("sh", ["deploy/amiva-plus-run", ...args], { env, encoding: "utf8" });
  }

  test("runs a command with the user, settings and folders of the unit", () => {
    const unit = readFileSync("deploy/amiva-plus.service", "utf8");
    const setting = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(unit)?.[1] ?? "missing";
    const { status, stdout } = operate("leads", "show", "two words");
    const lines = stdout.trimEnd().split("\n");
    const node = setting("ExecStart").split(" ")[0];
    expect(status).toBe(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        `--uid=${setting("User")}`,
        `--property=UMask=${setting("UMask")}`,
        `--working-directory=${setting("WorkingDirectory")}`,
        `--property=EnvironmentFile=${setting("EnvironmentFile")}`,
        `--setenv=DATA_DIR=${setting("Environment=DATA_DIR")}`,
      ]),
    );
    expect(lines.slice(-4)).toEqual([node, "scripts/leads.ts", "show", "two words"]);
  });

  test("allows every operator command and no other", () => {
    for (const command of operatorsCommands) {
      const script = command.replace("node ", "");
      expect(operate(basename(script, ".ts")).stdout.trimEnd().split("\n").at(-1)).toBe(script);
    }
    for (const args of [[], ["start"]])
      expect(operate(...args)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/^usage: /) });
  });
});

test("the unit waits longer for a shutdown than a shutdown may take", () => {
  const unit = readFileSync("deploy/amiva-plus.service", "utf8");
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  const drainMs = 5_000;
  expect(seconds * 1_000).toBeGreaterThan(
    drainMs + shutdownLimits.accept + shutdownLimits.downloads + shutdownLimits.parts,
  );
});
