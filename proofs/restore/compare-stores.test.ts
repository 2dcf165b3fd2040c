import { expect, test } from "vitest";
import { type Contents, differences, type KeptRow } from "./compare-stores.ts";

const row = (id: string, createdAt: number, version = 1, content: unknown = id): KeptRow => ({
  id,
  createdAt,
  version,
  content,
});
const leads = (...rows: readonly KeptRow[]): Contents => ({ lead: rows, message: [], purchase: [], job: [] });
const none = { missing: [], altered: [], strange: [] };

test("rows from before the backup exist unchanged, or in the state of that time", () => {
  expect(differences(leads(row("a", 5), row("b", 5, 3)), leads(row("a", 5), row("b", 5, 2)), 10)).toEqual(none);
  // Later rows may be missing.
  expect(differences(leads(row("late", 10)), leads(), 10)).toEqual(none);
  expect(differences(leads(row("late", 10)), leads(row("late", 10)), 10)).toEqual(none);
});

test.each<[string, Contents, Contents, Partial<typeof none> | object]>([
  ["one that is not there", leads(row("a", 9)), leads(), { missing: ["lead a"] }],
  ["other words in the same version", leads(row("a", 5)), leads(row("a", 5, 1, "b")), { altered: ["lead a"] }],
  ["a version that never was", leads(row("a", 5, 1)), leads(row("a", 5, 2)), { altered: ["lead a"] }],
  ["one that never was", leads(), leads(row("a", 5)), { strange: ["lead a"] }],
])("%s is found", (_, lost, restored, found) => {
  expect(differences(lost, restored, 10)).toEqual({ ...none, ...found });
});
