import { pino } from "pino";
import { expect, test } from "vitest";
import { errorAnswer } from "#contracts/error-table.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { deskFixture, quickHashing } from "#tests/desk/accounts.fixture.ts";

const store = storeOfFile();

test.each([
  ["GET", "/passkey/generate-register-options", undefined, "deskSignedOut"],
  ["POST", "/passkey/verify-registration", { response: { id: "x" } }, "deskSignedOut"],
  ["POST", "/passkey/verify-authentication", { response: { id: 1 } }, "badRequest"],
  ["POST", "/passkey/verify-authentication", ["secret-value"], "badRequest"],
] as const)("%s %s is refused in the words of our table: %j", async (method, path, body, code) => {
  const refused = await deskFixture(store(), { passwords: quickHashing }).browser().send(method, path, body);
  expect(refused.json).toEqual(errorAnswer(code));
});

test("what better-auth reports is a line of the log, with its number for the level", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const { browser } = deskFixture(store(), { passwords: quickHashing, log });
  await browser().send("GET", "/callback/firm?code=a&state=b");
  const reported = lines.filter((line) => line.includes("better-auth reported"));
  expect(reported.length).toBeGreaterThan(0);
  for (const line of reported) expect(line.match(/"level":/g)).toHaveLength(1);
});
