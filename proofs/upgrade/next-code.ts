import { setTimeout as sleep } from "node:timers/promises";
import { oneTimeCode } from "../../tests/support/one-time-code.ts";

const lastsMs = 30_000;
let used = "";

/** A code of the authenticator app works once: waits for the next one if this one was used. */
export async function nextCode(uri: string): Promise<string> {
  if (oneTimeCode(uri) === used) await sleep(lastsMs - (Date.now() % lastsMs) + 100);
  used = oneTimeCode(uri);
  return used;
}
