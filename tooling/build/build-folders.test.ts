import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pointCurrentAt, publishBuild } from "./build-folders.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function publish(name: string): void {
  const unfinished = join(root, "unfinished");
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, "main.js"), name);
  publishBuild(root, unfinished, name);
}
const builds = () => readdirSync(root).toSorted();
const current = () => readlinkSync(join(root, "current"));

/** A server in another process that runs from a build, like `server/main.ts`. */
async function startServer(name: string) {
  const program = `
    import { lockBuild } from "#server/ops/shutdown/build-lock.ts";
    lockBuild(process.argv[1]);
    process.stdout.write("runs");
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, join(root, name)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return {
    kill: () =>
      new Promise((resolve) => {
        child.once("close", resolve);
        child.kill("SIGKILL");
      }),
  };
}

test("a build is named when it is complete, and current points to the newest", () => {
  publish("a");
  expect([builds(), current()]).toEqual([["a", "current"], "a"]);
  publish("b");
  expect([builds(), current()]).toEqual([["a", "b", "current"], "b"]);
});

test("keeps the newest, the previous one, and what a running server uses; removes the others", async () => {
  publish("a");
  const servers = [await startServer("a"), await startServer("a")];
  for (const name of ["b", "c", "d"]) publish(name);
  expect(builds()).toEqual(["a", "c", "current", "d"]);
  await servers[0]?.kill();
  publish("e");
  expect(builds()).toEqual(["a", "current", "d", "e"]);
  await servers[1]?.kill();
  publish("f");
  expect(builds()).toEqual(["current", "e", "f"]);
});

test("removes leftovers of an interrupted build or an older version", () => {
  for (const name of ["client", "server", "current-1"]) mkdirSync(join(root, name));
  writeFileSync(join(root, "fingerprint"), "");
  publish("a");
  expect(builds()).toEqual(["a", "current"]);
});

test("current can point back to an existing build", () => {
  publish("a");
  publish("b");
  pointCurrentAt(root, "a");
  expect([builds(), current()]).toEqual([["a", "b", "current"], "a"]);
});
