import { describe, expect, test } from "vitest";
import type { RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import { forbiddenChanges } from "./permitted-changes.ts";
import { roleFaults } from "./role-verdict.ts";
import { changesBetween, changeText, type Rows } from "./store-rows.ts";

const rows = (table: string, ...list: readonly Record<string, unknown>[]): Rows => new Map([[table, list]]);
const own = ["me"];

describe("changes of the store", () => {
  test("are rows that were added, removed, or changed in some columns", () => {
    const before = rows("lead", { id: 1, stage: "new" }, { id: 2, stage: "new" }, { id: 3, stage: "new" });
    const after = rows("lead", { id: 1, stage: "tried" }, { id: 3, stage: "new" }, { id: 4, stage: "new" });
    expect(changesBetween(before, after).map(changeText)).toEqual([
      "lead: stage changed",
      "lead: a row was removed",
      "lead: a row was added",
    ]);
  });

  test("in a table that is only there afterwards are seen", () => {
    expect(changesBetween(new Map(), rows("new_table", { id: 1 })).map(changeText)).toEqual([
      "new_table: a row was added",
    ]);
  });

  const change = (table: string, before?: object, after?: object) => ({
    table,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
  const stage = change("lead", { id: 1, stage: "new" }, { id: 1, stage: "tried" });
  const company = change("lead", { id: 1, company: "A" }, { id: 1, company: "B" });
  const lostLead = change("lead", { id: 1 });
  const ownNote = change("lead_note", undefined, { id: 1, author_id: "me" });
  const othersNote = change("lead_note", undefined, { id: 1, author_id: "you" });
  const othersView = change("desk_view", { id: 1, member_id: "you" }, { id: 1, member_id: "you", name: "x" });
  const changedLog = change("desk_audit", { id: 1, at: 1 }, { id: 1, at: 2 });
  const unknownTable = change("something_new", undefined, { id: 1 });
  const counter = change("rate_limit", undefined, { key: 1 });
  const boardLook = change("desk_setting", { name: "board-look", value: "1" });
  const setting = change("desk_setting", undefined, { name: "owner-mails", value: "off" });

  test.each([
    ["nobody", [counter], [stage, ownNote, lostLead, unknownTable]],
    ["token", [counter, change("api_token", { id: 1, last_used_at: 1 }, { id: 1, last_used_at: 2 })], [stage, ownNote]],
    [
      "analyst",
      [counter, boardLook, ownNote],
      [setting, stage, othersNote, othersView, lostLead, changedLog, unknownTable],
    ],
    ["partner", [ownNote, stage], [company, lostLead, othersNote, othersView, changedLog, unknownTable]],
    ["owner", [ownNote, stage, company, lostLead, unknownTable], [changedLog, othersView]],
  ] as const)("as %s", (sender, permitted, forbidden) => {
    expect(forbiddenChanges(sender, own, permitted)).toEqual([]);
    for (const each of forbidden) expect(forbiddenChanges(sender, own, [each])).toEqual([changeText(each)]);
  });
});

describe("answers", () => {
  const answer = (status: number, headers: Readonly<Record<string, string>> = {}): RawAnswer => ({
    status,
    headers: Object.entries(headers),
    body: Buffer.from(""),
    keepsOpen: true,
  });
  const file = answer(200, { "content-disposition": 'attachment; filename="leads.csv"' });
  const page = answer(200, { "content-type": "text/html; charset=utf-8" });

  test("a file of the desk is for owners", () => {
    expect(roleFaults({ sender: "owner" }, "/desk/leads/export", file)).toEqual([]);
    expect(roleFaults({ sender: "partner" }, "/desk/leads/export", file)).toHaveLength(1);
  });

  test("a part of the API opens by its own scope only", () => {
    const funnel = { sender: "token", scope: "funnel:read" } as const;
    expect(roleFaults(funnel, "/api/v1/funnel?from=x", answer(200))).toEqual([]);
    expect(roleFaults(funnel, "/api/v1/leads", answer(403))).toEqual([]);
    expect(roleFaults(funnel, "/api/v1/f%75nnel/", answer(200))).toEqual([]);
    expect(roleFaults(funnel, "/api/v1/leads/1", answer(200))).toHaveLength(1);
    expect(roleFaults(funnel, "/api/v1/l%65ads/1", answer(200))).toHaveLength(1);
    expect(roleFaults({ sender: "owner" }, "/api/v1/events", answer(200))).toHaveLength(1);
  });

  test("a stranger sees the screens before the sign-in and no others", () => {
    expect(roleFaults({ sender: "nobody" }, "/desk/sign-in?to=/desk/leads", page)).toEqual([]);
    expect(roleFaults({ sender: "nobody" }, "/desk/sign-in/code//?to=/desk/leads", page)).toEqual([]);
    expect(roleFaults({ sender: "nobody" }, "/desk/leads", answer(302))).toEqual([]);
    expect(roleFaults({ sender: "nobody" }, "/desk/leads", page)).toHaveLength(1);
    expect(roleFaults({ sender: "token", scope: "leads:read" }, "/desk", page)).toHaveLength(1);
    expect(roleFaults({ sender: "analyst" }, "/desk/leads", page)).toEqual([]);
  });
});
