import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the server at an address answers with success. */
export async function untilAnswering(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`A server did not start: ${server.spawnargs.join(" ")}`);
}
