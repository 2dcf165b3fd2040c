import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A folder whose disk can be filled up. */
export type SmallDisk = {
  readonly folder: string;
  /** How, in words; undefined if this machine allows neither way. */
  readonly way: string | undefined;
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
};

const megabytes = 256;
/** Smaller than any file that the store writes to, so that each write beyond it fails. */
const smallestFile = 4_096;

/** A separate file system if mounting is allowed, else a limit on the size of the server's files. */
export function makeSmallDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runs("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "soak", folder])) return mountedDisk(folder);
  const limited = runs("prlimit", ["--version"]);
  const limit = (pid: number, bytes: string) => {
    if (limited) execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  };
  return {
    folder,
    way: limited ? "a limit on the size of the server's files" : undefined,
    fill: (pid) => limit(pid, String(smallestFile)),
    empty: (pid) => limit(pid, "unlimited"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function mountedDisk(folder: string): SmallDisk {
  const ballast = join(folder, "ballast");
  let topUp: NodeJS.Timeout | undefined;
  const empty = () => {
    clearInterval(topUp);
    rmSync(ballast, { force: true });
  };
  const remove = () => {
    empty();
    // Lazy unmount: a server that is still stopping must not keep it mounted.
    runs("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
    process.off("exit", remove);
  };
  // Before its parent folder is removed.
  process.prependOnceListener("exit", remove);
  return {
    folder,
    way: `a file system of ${megabytes} MB, filled to the last byte`,
    fill: () => {
      fillUp(ballast);
      // Also takes the space that the server frees meanwhile.
      topUp = setInterval(() => fillUp(ballast), 200);
    },
    empty,
    remove,
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, "a");
  try {
    for (const size of [1_048_576, 4_096]) writeUntilFull(handle, Buffer.alloc(size));
  } finally {
    closeSync(handle);
  }
}

function writeUntilFull(handle: number, block: Buffer): void {
  try {
    for (;;) writeSync(handle, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

function runs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
