import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { allowances, withLeadLimit } from "./allowances.ts";
import type { Allowance } from "./limiter.ts";

const { leadLimit } = readEnv({});
const all: readonly Allowance[] = Object.values({
  ...allowances,
  leads: withLeadLimit("leads", leadLimit),
  crmItems: withLeadLimit("crmItems", leadLimit),
});

const figure = (count: number) => count.toLocaleString("en-US");
const orNone = (count: number | undefined, text: (count: number) => string) =>
  count === undefined ? "–" : text(count);
const windows: Readonly<Record<number, string>> = { 10000: "10 s", 600000: "10 min" };

function cellsOf({ name, windowMs, visitor, inAll, perDay }: Allowance): readonly string[] {
  return [
    name,
    `${figure(visitor)} in ${windows[windowMs]}`,
    `${figure(3 * visitor)}, ${figure(6 * visitor)}`,
    orNone(inAll, (count) => `${figure(count)} + ${figure(count / 2)}`),
    orNone(
      perDay?.network,
      (network) => `${figure(network)}; ${orNone(perDay?.inAll, (count) => `${figure(count)} + ${figure(count / 2)}`)}`,
    ),
  ];
}

test("the table of limits in docs/security.md matches the code, with a reason for each", () => {
  const section =
    readFileSync("docs/security.md", "utf8")
      .split("\n## ")
      .find((part) => part.startsWith("Limits")) ?? "";
  const rows = section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) => line.slice(2, -2).split(" | "));
  expect(rows).toEqual(all.map(cellsOf));
  const reasons = [...section.matchAll(/^- \*\*(.+)\*\*: .{30}/gm)].map(([, name]) => name);
  expect(reasons).toEqual(rows.map(([name]) => name));
});
