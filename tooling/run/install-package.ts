import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./command.ts";

/** Installs the package in a folder, unless it is already installed from the same lock file. */
export async function installPackage(folder: string): Promise<void> {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules/.installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const { code, output } = await runCommand("npm", ["ci"], { cwd: folder });
  if (code !== 0) throw new Error(`npm ci failed in ${folder}:\n${output}`);
  writeFileSync(stamp, lock);
}
