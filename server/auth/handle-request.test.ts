import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { errorAnswer } from "#contracts/error-table.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { deskFixture, quickHashing, refusalOf, siteUrl } from "#tests/desk/accounts.fixture.ts";
import { authPath } from "./auth-paths.ts";

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

const levels = JSON.parse("[".repeat(100) + "]".repeat(100));
test.each([
  ["verify-registration", "a name that is no text", { response: { id: "x" }, name: ["Phone"] }],
  ["verify-registration", "too many levels", { response: levels, name: "Phone" }],
  ["verify-authentication", "too many levels", { response: levels }],
])("%s: %s is a bad request", async (step, _wrong, body) => {
  const sent = deskFixture(store(), { passwords: quickHashing }).browser().send("POST", `/passkey/${step}`, body);
  expect(await refusalOf(sent)).toBe("badRequest");
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

test("a body that breaks off is a bad request, and nothing is printed", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const sent = {
    method: "POST",
    headers: { Origin: siteUrl, "Content-Type": "application/json" },
    body,
    // Required with a stream, and missing in the DOM's types.
    duplex: "half",
  };
  const request = new Request(`${siteUrl}${authPath}/passkey/verify-authentication`, sent);
  const { accounts } = deskFixture(store(), { passwords: quickHashing });
  expect(await refusalOf(accounts.handle(request, "10.0.0.1"))).toBe("badRequest");
  expect(printed).not.toHaveBeenCalled();
});
