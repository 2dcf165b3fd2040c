import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { auditSentence, hasAuditWords } from "./audit.ts";

const anita = "11111111-1111-4111-8111-111111111111";
const daniel = "22222222-2222-4222-8222-222222222222";
const tidewater = "33333333-3333-4333-8333-333333333333";
const words = {
  names: new Map([
    [anita, "Anita Nair"],
    [daniel, "Daniel Mercer"],
  ]),
  companies: new Map([[tidewater, "Tidewater Mechanical"]]),
  now: Date.parse("2026-11-16T13:00:00Z"),
};
const told = (action: string, subject: string, from: string | null = null, to: string | null = null) => {
  const { who, did, about } = auditSentence({ actor: daniel, action, subject, from, to }, words);
  return `${who} ${did} ${about}`.trim();
};

describe("an entry of the audit log", () => {
  test.each([
    [
      told("changeStage", tidewater, "new", "meeting"),
      "changed the stage of Tidewater Mechanical, from New to Meeting set",
    ],
    [told("assignLead", tidewater, "", anita), "assigned Tidewater Mechanical, to Anita Nair"],
    [
      told("setFollowUp", tidewater, "2026-11-20", ""),
      "changed the follow-up of Tidewater Mechanical, from Nov 20 to none",
    ],
    [told("roleChanged", anita, "partner", "analyst"), "changed the role of Anita Nair, from Partner to Analyst"],
    [told("invited", "lucia@firm.example", null, "partner"), "invited lucia@firm.example as Partner"],
    [told("signedIn", daniel, null, "passkey"), "signed in with a passkey"],
    [told("writeNote", "44444444-4444-4444-8444-444444444444"), "wrote a note on a deleted lead"],
    [told("redeliver", "deliveries", null, "3"), "tried again to deliver 3 entries"],
    [told("testConnection", "crm", null, "boardAccess"), "tested the connection to the CRM: it failed"],
    [told("messageAnswered", "m", null, tidewater), "marked a message as answered of Tidewater Mechanical"],
    [told("messageReopened", "m"), "marked a message as not answered"],
    [told("secondStepForAll", "desk", "no", "yes"), "required a second step of everyone"],
  ])("%s", (sentence, expected) => {
    expect(sentence).toBe(`Daniel Mercer ${expected}`);
  });

  test("names the CRM, the site and the command line as those who did it", () => {
    const who = (actor: string) =>
      auditSentence({ actor, action: "joined", subject: anita, from: null, to: "owner" }, words).who;
    expect(
      auditSentence({ actor: "site", action: "deletedByLink", subject: "valuation", from: null, to: null }, words),
    ).toEqual({
      who: "The site",
      did: "deleted a lead: its owner asked for it with the private link",
      about: "",
    });
    expect(["board", "site", "command", "gone"].map(who)).toEqual([
      "The CRM",
      "The site",
      "The command line",
      "A former colleague",
    ]);
  });
});

test("every action that the server records has words", () => {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.(test|contract|fixture)\.ts$/.test(file),
  );
  const recorded = files.flatMap((file) => {
    const source = readFileSync(join("server", file), "utf8");
    return source.includes("recordAudit")
      ? [...source.matchAll(/\baction: "(\w+)"/g)].map(([, action = ""]) => action)
      : [];
  });
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((action) => !hasAuditWords(action))).toEqual([]);
});
