import { expect, test } from "vitest";
import { workerFixture } from "./worker.fixture.ts";
import type { Handler, Outcome } from "./worker.ts";

const { work, wish: enqueue, pass, row } = workerFixture();
const state = async (subject: string) => (await row(subject))?.state;

/** A vendor that is down for everybody or for some. */
async function deliver(isDown: (subject: string) => boolean, subjects: readonly string[]) {
  const handler: Handler = async ({ subject }) =>
    isDown(subject) ? { retry: true, reason: "HTTP 500" } : { ok: true };
  const { kick } = work({ crm: handler });
  const wish = async (...some: readonly string[]) => {
    await enqueue(...some);
    kick();
    await pass(100);
  };
  await wish(...subjects);
  return { wish };
}

test("what a vendor refused for long is delivered soon after it takes the first delivery again", async () => {
  let down = true;
  const { wish } = await deliver(() => down, ["a", "b", "c"]);
  await pass(20 * 60_000);
  down = false;
  expect(await row("a")).toMatchObject({ state: "ready" });
  await wish("new");
  await pass(2_000);
  expect([await state("new"), await state("a"), await state("b"), await state("c")]).toEqual(Array(4).fill("done"));
});

test("a try that changed nothing outside is no interruption", async () => {
  const seen: boolean[] = [];
  const outcomes: Outcome[] = [{ retry: true, reason: "HTTP 500", unchanged: true }, { ok: true }];
  work({
    crm: async ({ interrupted }) => {
      seen.push(interrupted);
      return outcomes.shift() ?? { ok: true };
    },
  });
  await enqueue("a");
  await pass(20_000);
  expect([seen, await state("a")]).toEqual([[false, false], "done"]);
});

test("one that fails by its own fault waits its own time, however well the others go", async () => {
  const { wish } = await deliver((subject) => subject === "bad", ["bad"]);
  await pass(10 * 60_000);
  const before = await row("bad");
  for (const subject of ["a", "b", "c"]) await wish(subject);
  await pass(5_000);
  expect(await row("bad")).toMatchObject({ tries: before?.tries, run_at: before?.run_at });
});
