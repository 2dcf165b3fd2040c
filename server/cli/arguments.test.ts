import { describe, expect, test } from "vitest";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { readCommand } from "./arguments.ts";

/** 15 November 2026, 12:00 in New York. */
const now = Date.UTC(2026, 10, 15, 17);
const read = (line: string) => readCommand(line.split(" ").filter(Boolean), { now, timeZone: newYork });
const everything = {
  since: undefined,
  minScore: undefined,
  industry: undefined,
  withContact: false,
  undelivered: false,
};

describe("a command", () => {
  test.each([
    ["", { name: "help" }],
    ["--help", { name: "help" }],
    ["list", { name: "list", filter: everything, limit: 50, json: false }],
    [
      "list --since 7d --min-score 55 --industry dental --with-contact --undelivered --limit 9 --json",
      {
        name: "list",
        filter: { since: now - 7 * 86_400_000, minScore: 55, industry: "dental", withContact: true, undelivered: true },
        limit: 9,
        json: true,
      },
    ],
    [
      "messages --suspect --since 12h",
      { name: "messages", since: now - 12 * 3_600_000, suspect: true, limit: 50, json: false },
    ],
    ["show ab12", { name: "show", id: "ab12", json: false }],
    ["grant ab12 professional", { name: "grant", id: "ab12", package: "professional", mail: false, json: false }],
    ["grant ab12 professional --mail", { name: "grant", id: "ab12", package: "professional", mail: true, json: false }],
    ["revoke ab12 professional", { name: "revoke", id: "ab12", package: "professional", json: false }],
    ["failures --kind mail-link", { name: "failures", kind: "mail-link", limit: 50, json: false }],
    [
      "grant ab12 exitreadiness --json",
      { name: "grant", id: "ab12", package: "exitReadiness", mail: false, json: true },
    ],
    ["export --out a.csv --bom", { name: "export", filter: everything, out: "a.csv", bom: true }],
    ["requeue --all-dead", { name: "requeue", kind: undefined, id: undefined, json: false }],
    ["requeue --kind crm-lead --id ab12", { name: "requeue", kind: "crm-lead", id: "ab12", json: false }],
    ["delete a@b.example --yes", { name: "delete", who: "a@b.example", yes: true, json: false }],
    ["retain --older-than 730d", { name: "retain", before: now - 730 * 86_400_000, yes: false, json: false }],
  ])("%j is read", (line, command) => {
    expect(read(line)).toEqual(command);
  });

  test.each([
    ["lst", /^Unknown command: "lst"\./],
    ["constructor", /^Unknown command/],
    ["list --min-scor 5", /^Unknown option '--min-scor'\./],
    ["list --min-score high", /^--min-score must be a whole number, not "high"\./],
    ["list --limit -3", /--limit/],
    ["failures --limit 0", /--limit must be at least 1/],
    ["list --since yesterday", /^--since must be 7d, 12h, 2w or a date such as 2026-11-03, not "yesterday"\./],
    ["list --since 2026-02-30", /^--since/],
    ["list extra", /^Unexpected argument 'extra'/],
    ["show", /^Give exactly one argument: the id of a lead or a message\./],
    ["show a b", /^Give exactly/],
    ["delete", /^Give exactly one argument: an id or an email address\./],
    ["grant ab12", /^Give exactly two arguments: the id of a lead and a package\./],
    ["grant ab12 professional now", /^Give exactly/],
    ["grant ab12 gold", /^The package must be professional or exitReadiness, not "gold"\./],
    ["revoke ab12 gold", /^The package must be professional/],
    ["failures --kind crm", /^--kind must be one of crm-lead, .* not "crm"\./],
    ["requeue", /^Choose which deliveries/],
    ["requeue --kind crm", /^--kind must be one of crm-lead, .* not "crm"\./],
    ["retain", /^Give the age in days/],
    ["retain --older-than 2w", /^Give the age in days/],
    ["retain --older-than 0d", /^--older-than must be at least 1d\./],
  ])("%j is refused in plain words", (line, words) => {
    expect(() => read(line)).toThrow(expect.objectContaining({ exitCode: 2, message: expect.stringMatching(words) }));
  });
});

test.each([
  ["2026-11-15", Date.UTC(2026, 10, 15, 5)],
  ["2026-11-01", Date.UTC(2026, 10, 1, 4)],
  ["2026-11-02", Date.UTC(2026, 10, 2, 5)],
  ["2026-03-08", Date.UTC(2026, 2, 8, 5)],
  ["2026-03-09", Date.UTC(2026, 2, 9, 4)],
])("the day %s starts in the firm's time zone, also when the clocks change", (day, start) => {
  expect(read(`messages --since ${day}`)).toMatchObject({ since: start });
});

test.each([
  ["Pacific/Kiritimati", Date.UTC(2026, 10, 14, 10)],
  ["Pacific/Pago_Pago", Date.UTC(2026, 10, 15, 11)],
  ["Asia/Kathmandu", Date.UTC(2026, 10, 14, 18, 15)],
])("the day starts correctly in %s too", (timeZone, start) => {
  expect(readCommand(["messages", "--since", "2026-11-15"], { now, timeZone })).toMatchObject({ since: start });
});
