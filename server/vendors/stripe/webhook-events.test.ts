import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webhookEvents } from "./answers.ts";

test("README.md lists every event that we act on, and no other", () => {
  const listed = readFileSync("README.md", "utf8").matchAll(/`((?:checkout\.session|charge|refund)\.[\w.]+)`/g);
  expect(new Set([...listed].map(([, name]) => name))).toEqual(new Set(Object.keys(webhookEvents)));
});
