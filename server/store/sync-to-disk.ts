import { closeSync, fsyncSync, openSync } from "node:fs";

/** Once it returns, the content of a file, or the names in a folder, survive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
