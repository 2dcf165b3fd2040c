import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";

/** A folder in `.cache` that is removed when this process ends, however it ends. */
export function temporaryFolder(name: string): string {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(resolve(`.cache/proof-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  return folder;
}
