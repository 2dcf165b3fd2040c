import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEnv } from "#server/env.ts";
import { isBusy } from "#server/store/server-lock.ts";
import { buildRoot, pointCurrentAt, publishBuild, unfinishedBuild } from "./build-folders.ts";
import { BuildError, buildSite } from "./build-site.ts";
import { fingerprint } from "./fingerprint.ts";

const lockFile = ".cache/build.lock";
const maxWaitMs = 15 * 60_000;

/** The address for which tests, benchmarks and drills build: the default without settings. */
export const localAddress = readEnv({}).builtFor;

/** Builds the site for an address unless that build exists, and returns its folder. */
export async function ensureBuilt(address = localAddress): Promise<string> {
  const known = knownBuild(address);
  if (known) return known;
  const lock = waitForOtherBuild();
  try {
    return knownBuild(address) ?? (await build(address));
  } finally {
    lock.close();
  }
}

function knownBuild(address: string): string | undefined {
  const name = buildName(address);
  const folder = join(buildRoot, name);
  if (!existsSync(folder)) return undefined;
  pointCurrentAt(buildRoot, name);
  return folder;
}

async function build(address: string): Promise<string> {
  process.stdout.write("Building the site (first start, or something changed)\n");
  const name = buildName(address);
  await buildSite(address, unfinishedBuild);
  // A file was edited meanwhile, so the build may mix old and new content.
  if (buildName(address) !== name) return build(address);
  publishBuild(buildRoot, unfinishedBuild, name);
  return join(buildRoot, name);
}

const buildName = (address: string) => fingerprint(address).slice(0, 16);

/**
 * One build at a time: they share the unfinished folder and the caches. The system releases the lock when a build dies.
 */
function waitForOtherBuild(): DatabaseSync {
  mkdirSync(".cache", { recursive: true });
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  if (take(lock)) return lock;
  process.stdout.write("Waiting for another build of this folder\n");
  lock.exec(`pragma busy_timeout = ${maxWaitMs}`);
  if (take(lock)) return lock;
  throw new BuildError("Another build of this folder does not end. Stop it, then try again.");
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
