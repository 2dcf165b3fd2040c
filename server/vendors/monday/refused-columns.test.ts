import { expect, test } from "vitest";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { refusedColumns } from "./refused-columns.ts";

const columns = crmColumns();
const sent = [
  "name",
  "status",
  "date4",
  "date",
  "text",
  "text1",
  "numbers",
  "long_text",
  "long_text2",
  "link",
  "phone",
];
const optional = sent.filter((id) => id !== "name" && id !== "long_text2");
const refused = (named: { columnId?: string; columnType?: string }, refusals = 0) =>
  refusedColumns({ kind: "column", ...named }, { columns, sent, refusals });

test.each<[{ columnId?: string; columnType?: string }, readonly string[]]>([
  [{ columnId: "phone", columnType: "phone" }, ["phone"]],
  [{ columnId: "link" }, ["link"]],
  [{ columnType: "color" }, ["status"]],
  [{ columnType: "status" }, ["status"]],
  [{ columnType: "ColorColumn" }, ["status"]],
  [{ columnType: "numeric" }, ["numbers"]],
  [{ columnType: "numbers" }, ["numbers"]],
  [{ columnType: "phone" }, ["phone"]],
  [{ columnType: "date" }, ["date4", "date"]],
  [{ columnType: "TextColumn" }, ["text", "text1"]],
  // The notes are of this type too: the others may be the cause.
  [{ columnType: "long-text" }, ["long_text"]],
  [{ columnType: "long_text" }, ["long_text"]],
  // None of this type was sent, the type or the column is unknown, or nothing is named.
  [{ columnType: "email" }, optional],
  [{ columnType: "board-relation" }, optional],
  [{ columnType: "constructor" }, optional],
  [{ columnId: "another" }, optional],
  [{}, optional],
  [{ columnId: "long_text2" }, []],
])("%j leaves out %j", (named, left) => {
  expect(refused(named)).toEqual(left);
});

test("after five refusals everything except the notes is left out, and after that nothing", () => {
  expect(refused({ columnId: "phone" }, 4)).toEqual(["phone"]);
  expect(refused({ columnId: "phone" }, 5)).toEqual(optional);
  const onlyNotes = { columns, sent: ["name", "long_text2"], refusals: 1 };
  expect(refusedColumns({ kind: "column" }, onlyNotes)).toEqual([]);
});
