import { setTimeout as sleep } from "node:timers/promises";
import { whole } from "../../tests/support/random.ts";
import type { Answer, Visitor } from "../harness/visitor.ts";

const retryForMs = 180_000;

/** Repeats until accepted, not before `Retry-After`; false if it was not accepted in time. */
export async function retried(
  { random }: Pick<Visitor, "random">,
  pauseMs: number,
  send: () => Promise<Answer>,
): Promise<boolean> {
  const until = performance.now() + retryForMs;
  for (;;) {
    const { status = 500, retryAfter } = await send();
    if (status < 400) return true;
    const pause = Math.max(Number(retryAfter) * 1_000, pauseMs) + whole(random, pauseMs);
    if (performance.now() + pause > until) return false;
    await sleep(pause);
  }
}
