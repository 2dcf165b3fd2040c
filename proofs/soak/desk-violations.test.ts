import { expect, test } from "vitest";
import { type DeskLedger, deskViolations, type StoredDesk } from "./desk-violations.ts";

const ledger: DeskLedger = {
  notes: new Map([["a", ["first", "second"]]]),
  stages: new Map([["a", "talked"]]),
  inHand: new Set(),
};
const note = (text: string) => ({ lead_id: "a", text });
const written = { action: "writeNote", subject: "a" };
const good: StoredDesk = {
  notes: [note("first"), note("second")],
  stages: new Map([["a", "talked"]]),
  audit: [written, { action: "changeStage", subject: "a" }, written],
};

test.each<[string, Partial<StoredDesk>, readonly string[]]>([
  ["all is there", {}, []],
  ["a note is gone", { notes: [note("first")], audit: [written] }, ["note lost"]],
  [
    "a note was written twice",
    { notes: [...good.notes, note("second")], audit: [...good.audit, written] },
    ["note doubled"],
  ],
  ["a note is not in the audit log", { audit: [written] }, ["note not in the audit log once"]],
  ["a stage went back", { stages: new Map([["a", "new"]]) }, ["stage lost"]],
])("where %s", (_, change, kinds) => {
  const found = deskViolations(ledger, { ...good, ...change });
  expect(Object.entries(found).flatMap(([kind, ids]) => (ids.length > 0 ? [kind] : []))).toEqual(kinds);
});
