import { describe, expect, test } from "vitest";
import { roles } from "./member.ts";
import { can, type DeskAction, deskActions, isRole } from "./roles.ts";

/** Written out, so that a change of the rule has to be made twice. */
const table: Readonly<Record<DeskAction, readonly ["yes" | "no", "yes" | "no", "yes" | "no"]>> = {
  //                  analyst partner owner
  readLeads: ["yes", "yes", "yes"],
  readDeliveries: ["yes", "yes", "yes"],
  readSales: ["yes", "yes", "yes"],
  readFunnel: ["yes", "yes", "yes"],
  writeNote: ["yes", "yes", "yes"],
  changeStage: ["no", "yes", "yes"],
  assignLead: ["no", "yes", "yes"],
  setFollowUp: ["no", "yes", "yes"],
  sendLink: ["no", "yes", "yes"],
  openReport: ["no", "yes", "yes"],
  closeReport: ["no", "yes", "yes"],
  redeliver: ["no", "yes", "yes"],
  mergeLeads: ["no", "yes", "yes"],
  answerMessage: ["no", "yes", "yes"],
  exportLeads: ["no", "no", "yes"],
  deletePerson: ["no", "no", "yes"],
  managePeople: ["no", "no", "yes"],
  manageConnections: ["no", "no", "yes"],
  readAudit: ["no", "no", "yes"],
};

describe("what each role may do", () => {
  const cells = deskActions.flatMap((action) =>
    roles.map((role, column) => [role, action, table[action][column]] as const),
  );

  test.each(cells)("%s: %s: %s", (role, action, expected) => {
    expect(can(role, action)).toBe(expected === "yes");
  });

  test("every action is in the table", () => expect(deskActions.toSorted()).toEqual(Object.keys(table).toSorted()));
});

test.each([
  ["owner", true],
  ["king", false],
  ["", false],
  [undefined, false],
  ["OWNER", false],
])("%j is a role: %j", (value, expected) => expect(isRole(value)).toBe(expected));
