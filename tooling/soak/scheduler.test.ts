import { expect, test } from "vitest";
import { type Spell, troubles } from "./plan.ts";
import { conduct, type Deeds } from "./scheduler.ts";

test("each trouble is begun and ended, and what waits for something goes one by one and lasts as long", async () => {
  const done: string[] = [];
  const restarted = Promise.withResolvers<void>();
  const deed = (name: string, after?: () => Promise<void>) => ({
    begin: async () => void done.push(`${name} begins`),
    end: async () => void done.push(`${name} ends`),
    ...(after && { after }),
  });
  const waiting = ["modelDown", "store"];
  const deeds = Object.fromEntries(
    troubles.map((name) => [name, deed(name, waiting.includes(name) ? () => restarted.promise : undefined)]),
  ) as unknown as Deeds;
  const plan: readonly Spell[] = [
    { trouble: "modelDown", from: 0, to: 0 },
    { trouble: "store", from: 0, to: 0 },
    { trouble: "crmDown", from: 0, to: 0 },
  ];
  const said: string[] = [];
  const all = conduct(
    plan,
    deeds,
    () => 0,
    (line) => {
      said.push(line.trim());
      if (line.includes("crmDown is over")) restarted.resolve();
    },
  );
  expect(await all).toEqual(plan);
  expect(done).toEqual([
    "crmDown begins",
    "crmDown ends",
    "modelDown begins",
    "modelDown ends",
    "store begins",
    "store ends",
  ]);
  expect(said).toHaveLength(6);
});
