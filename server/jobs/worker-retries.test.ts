import { expect, test } from "vitest";
import { workerFixture } from "./worker.fixture.ts";
import type { Handler, Outcome } from "./worker.ts";

const { work, request: enqueue, pass, row } = workerFixture();
const state = async (subject: string) => (await row(subject))?.state;

/** A vendor that is down for all deliveries or for some. */
async function deliver(isDown: (subject: string) => boolean, subjects: readonly string[]) {
  const handler: Handler = async ({ subject }) =>
    isDown(subject) ? { retry: true, reason: "HTTP 500" } : { ok: true };
  const { kick } = work({ crm: handler });
  const request = async (...some: readonly string[]) => {
    await enqueue(...some);
    kick();
    await pass(100);
  };
  await request(...subjects);
  return { request };
}

test("deliveries that a vendor refused for long go out soon after it takes the first one again", async () => {
  let down = true;
  const { request } = await deliver(() => down, ["a", "b", "c"]);
  await pass(20 * 60_000);
  down = false;
  expect(await row("a")).toMatchObject({ state: "ready" });
  await request("new");
  await pass(2_000);
  expect([await state("new"), await state("a"), await state("b"), await state("c")]).toEqual(Array(4).fill("done"));
});

test("a try that changed nothing outside does not count as an interruption", async () => {
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

test("a delivery that fails for its own reason keeps its back-off, however well the others go", async () => {
  const { request } = await deliver((subject) => subject === "bad", ["bad"]);
  await pass(10 * 60_000);
  const before = await row("bad");
  for (const subject of ["a", "b", "c"]) await request(subject);
  await pass(5_000);
  expect(await row("bad")).toMatchObject({ tries: before?.tries, run_at: before?.run_at });
});
