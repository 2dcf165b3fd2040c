import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { specifiersIn } from "#tooling/deploy/runtime-imports.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** They have their own settings: a developer's secrets and database must not reach them. */
const isTesting = (name: string) => /^(test(:.+)?|check|format|(proof|cut):.+)$/.test(name);

test("every command that reads settings reads .env, before anything else can look at them", () => {
  const commands = Object.entries(scripts).filter(([name]) => !isTesting(name));
  expect(commands.length).toBeGreaterThan(5);
  for (const [name, command] of commands) {
    const imports = specifiersIn(readFileSync(command.replace("node ", ""), "utf8"));
    expect(imports.slice(0, 2), name).toContain("#tooling/run/load-env-file.ts");
  }
});

test("the environment wins over the file, even with an empty value", () => {
  const folder = mkdtempSync(join(tmpdir(), "env-file-"));
  try {
    writeFileSync(join(folder, ".env"), "PORT=1\nHOST=2\nDATA_DIR=3\n");
    const module = resolve("tooling/run/load-env-file.ts");
    const program = `await import(${JSON.stringify(module)});
      const { PORT, HOST, DATA_DIR } = process.env;
      process.stdout.write([PORT, HOST, DATA_DIR].join());`;
    const env = { PATH: process.env["PATH"], PORT: "9", HOST: "" };
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: folder, env });
    expect(printed.toString()).toBe("9,,3");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
