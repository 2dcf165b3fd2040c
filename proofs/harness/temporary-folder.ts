import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const folders: string[] = [];

/** A folder in `.cache` that is removed when this process ends, however it ends. */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) removeAtExit();
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(resolve(`.cache/proof-${name}-`));
  folders.push(folder);
  return folder;
}

function removeAtExit(): void {
  process.once("exit", () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
}
