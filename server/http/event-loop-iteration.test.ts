import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { nextEventLoopIteration } from "./event-loop-iteration.ts";

/** Returns in which round of the event loop it is called. */
function countRounds(): { readonly round: () => number; stop(): void } {
  let rounds = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    rounds += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  return { round: () => rounds, stop: () => clearImmediate(next) };
}

test("each caller gets a separate round, in the order of calling", async () => {
  const { round, stop } = countRounds();
  const rounds = await Promise.all(Array.from({ length: 20 }, () => nextEventLoopIteration().then(round)));
  stop();
  expect(new Set(rounds).size).toBe(20);
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
});

test.each([
  ["pages that are rendered", { path: "/search?q=a" }],
  [
    "bodies that are parsed",
    { path: "/api/web-vitals", method: "POST", headers: { "Content-Type": "application/json" }, body: "{" },
  ],
])("%s take turns with other requests: health is answered in between", async (_what, { path, ...init }) => {
  const app = createApp(testDeps(), async () => new Response("a page"));
  let done = 0;
  const sent = Array.from({ length: 50 }, async () => {
    await app.request(`http://localhost:8888${path}`, init);
    done += 1;
  });
  // As if it arrived while the others are running.
  await new Promise((resolve) => setImmediate(resolve));
  await app.request("http://localhost:8888/api/health/live");
  expect(done).toBeLessThan(10);
  await Promise.all(sent);
  expect(done).toBe(50);
});
