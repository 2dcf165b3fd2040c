import { afterEach, expect, it, vi } from "vitest";
import { areShortcutsOn, setShortcutsOn } from "#app/desk/shell/desk-keys.ts";
import { clearDrafts, readDraft, writeDraft } from "./drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps a draft until it is blank or the member signs out", () => {
  sessionStorage.setItem("other", "stays");
  writeDraft("a", "Called back");
  writeDraft("b", "Asks for a report");
  expect([readDraft("a"), readDraft("b")]).toEqual(["Called back", "Asks for a report"]);
  writeDraft("a", "  ");
  expect(readDraft("a")).toBeUndefined();
  clearDrafts();
  expect(Object.entries(sessionStorage)).toEqual([["other", "stays"]]);
});

it("works without storage", () => {
  const off = () => {
    throw new DOMException("Storage is off", "SecurityError");
  };
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(off);
  vi.spyOn(window, "localStorage", "get").mockImplementation(off);
  writeDraft("a", "Called back");
  expect(readDraft("a")).toBeUndefined();
  clearDrafts();
  setShortcutsOn(false);
  expect(areShortcutsOn()).toBe(true);
});
