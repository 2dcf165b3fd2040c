import { afterEach, expect, it, vi } from "vitest";
import { areShortcutsOn, setShortcutsOn } from "#app/desk/shell/desk-keys.ts";
import { clearDrafts, type Draft, readDraft, takeDraft, unsavedPart, writeDraft } from "./drafts.ts";

const [first, second] = ["0f8b6a52-7f0e-4d3f-9a55-0c7d6d3b1a10", "5d1c2e7a-90b4-4c1e-8f6a-3b2a1c0d9e8f"] as const;
const calledBack: Draft = { id: first, text: "Called back.\nWants a report" };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps a draft until it is blank or the member signs out", () => {
  sessionStorage.setItem("other", "stays");
  writeDraft("a", calledBack);
  writeDraft("b", { id: second, text: "Asks for a report" });
  expect([readDraft("a"), readDraft("b")]).toEqual([calledBack, { id: second, text: "Asks for a report" }]);
  writeDraft("a", { id: first, text: "  " });
  expect(readDraft("a")).toBeUndefined();
  clearDrafts();
  expect(Object.entries(sessionStorage)).toEqual([["other", "stays"]]);
});

it("moves the draft about a merged lead to the one that is kept, unless that has its own", () => {
  writeDraft("merged", calledBack);
  expect(takeDraft(["kept", "other", "merged"])).toEqual(calledBack);
  expect([readDraft("kept"), readDraft("merged")]).toEqual([calledBack, undefined]);
  writeDraft("merged", { id: second, text: "Asks for a report" });
  expect(takeDraft(["kept", "merged"])).toEqual(calledBack);
  expect(readDraft("merged")?.id).toBe(second);
});

it.each([
  ["nothing was typed", undefined, [calledBack], undefined],
  ["its note is not stored", calledBack, [{ id: second, text: "Other" }], calledBack],
  ["its note is stored", calledBack, [{ id: first, text: "Called back.\r\nWants a report" }], undefined],
  [
    "its note is stored without half a character",
    { id: first, text: "Fine \ud83d" },
    [{ id: first, text: "Fine \ufffd" }],
    undefined,
  ],
  [
    "its note is stored, and more was typed since",
    { id: first, text: "Called back twice" },
    [calledBack],
    { id: second, text: "Called back twice" },
  ],
])("unsaved part when %s", (_, draft, stored, expected) => {
  expect(unsavedPart(draft, stored, second)).toEqual(expected);
});

it("works without storage", () => {
  const off = () => {
    throw new DOMException("Storage is off", "SecurityError");
  };
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(off);
  vi.spyOn(window, "localStorage", "get").mockImplementation(off);
  writeDraft("a", calledBack);
  expect(readDraft("a")).toBeUndefined();
  clearDrafts();
  setShortcutsOn(false);
  expect(areShortcutsOn()).toBe(true);
});
