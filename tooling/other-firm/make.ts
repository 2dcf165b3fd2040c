import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { changes } from "./changes.ts";

const notSources = new Set(["node_modules", "build", "data", ".cache", ".generated", ".react-router", ".git"]);

/** Copies the project to the folder and replaces its content with another firm's. */
export function makeOtherFirm(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(".").filter((entry) => !notSources.has(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const files = readdirSync(join(folder, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, "content", name));
  const unused = new Set(changes.map(([sample]) => sample));
  for (const file of files) {
    const change = (text: string) =>
      changes.reduce((changed, [sample, other]) => {
        if (changed.includes(sample)) unused.delete(sample);
        return changed.replaceAll(sample, other);
      }, text);
    writeFileSync(file, change(readFileSync(file, "utf8")));
    if (change(file) !== file) renameSync(file, change(file));
  }
  if (unused.size > 0) throw new Error(`No file in content/ has: ${[...unused].join(" | ")}`);
}
