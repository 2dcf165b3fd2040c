import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { addBuildLock, isBuildInUse } from "#server/ops/shutdown/build-lock.ts";

/** `build/<name>` for each build, and `build/current`, a link to the last one requested. */
export const buildRoot = "build";
export const currentBuild = join(buildRoot, "current");
/** Folder of a build in progress; it is renamed when it is complete. */
export const unfinishedBuild = join(buildRoot, "unfinished");

const link = "current";

/** Names a finished build, points `current` at it, and removes unused builds. */
export function publishBuild(root: string, unfinished: string, name: string): void {
  addBuildLock(unfinished);
  renameSync(unfinished, join(root, name));
  const previous = pointCurrentAt(root, name);
  removeOldBuilds(root, new Set([name, ...(previous ? [previous] : [])]));
}

/** Returns the previous target. */
export function pointCurrentAt(root: string, name: string): string | undefined {
  const previous = linkTarget(join(root, link));
  if (previous === name) return previous;
  mkdirSync(root, { recursive: true });
  // A rename replaces the link atomically; a server that starts meanwhile finds the old one or the new one.
  const next = join(root, `${link}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, join(root, link));
  return previous;
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** The previous build is kept although no server locks it: one may just be starting from it. */
function removeOldBuilds(root: string, keep: ReadonlySet<string>): void {
  for (const name of readdirSync(root)) {
    if (name === link || keep.has(name) || isBuildInUse(join(root, name))) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}
