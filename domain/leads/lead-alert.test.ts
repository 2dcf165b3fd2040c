import { describe, expect, test } from "vitest";
import { captured, fullCapture, sparseCapture } from "./lead.fixture.ts";
import { type LeadCapture, leadOf } from "./lead.ts";
import { alertTime, type NotificationState, pendingAlert } from "./lead-alert.ts";
import { hotLeadScore } from "./lead-score.ts";

const minute = 60_000;
const email = "owner@northgate.example";
const phone = "(614) 555-0142";
const none = { userEmail: undefined, userPhone: undefined };
const lead = (capture: LeadCapture, contact: Pick<LeadCapture, "userEmail" | "userPhone"> = {}) =>
  leadOf({ ...capture, ...none, ...contact }, { now: captured });
const hot = (contact?: Pick<LeadCapture, "userEmail" | "userPhone">) => lead(fullCapture, contact);
const cold = (contact?: Pick<LeadCapture, "userEmail" | "userPhone">) => lead(sparseCapture, contact);

test("the worked example is hot and the sparse one is not", () => {
  expect([hot().leadScore >= hotLeadScore, cold().leadScore >= hotLeadScore]).toEqual([true, false]);
});

describe("when the firm is told", () => {
  test.each([
    ["a hot lead without contact: after half an hour", undefined, hot(), 30 * minute],
    ["one that turns hot later: half an hour after that", cold(), hot(), 30 * minute],
    ["a hot one that changes", hot(), hot(), undefined],
    ["a cold lead without contact", undefined, cold(), undefined],
    ["a hot lead with an address: at once", undefined, hot({ userEmail: email }), 0],
    ["a cold lead with a number: at once", undefined, cold({ userPhone: phone }), 0],
    ["the first detail of a known lead: at once", hot(), hot({ userPhone: phone }), 0],
    ["a second detail: gathered", cold({ userEmail: email }), cold({ userEmail: email, userPhone: phone }), 2 * minute],
    ["a corrected address: gathered", hot({ userEmail: "onwer@x.example" }), hot({ userEmail: email }), 2 * minute],
    [
      "the same details in another spelling",
      hot({ userEmail: email, userPhone: phone }),
      hot({ userEmail: "OWNER@Northgate.example", userPhone: "614-555-0142" }),
      undefined,
    ],
    ["the same details again", hot({ userEmail: email }), hot({ userEmail: email }), undefined],
    ["a lead with contact that turns hot", cold({ userEmail: email }), hot({ userEmail: email }), undefined],
  ])("%s", (_, known, now, after) => {
    expect(alertTime(known, now)).toBe(after === undefined ? undefined : captured + after);
  });
});

describe("what the firm is told", () => {
  const brief = { kind: "brief" };
  const both = { userEmail: email, userPhone: phone };
  test.each<[string, ReturnType<typeof hot>, NotificationState, unknown]>([
    ["a hot lead without contact", hot(), {}, { kind: "withoutContact" }],
    ["the same again", hot(), { withoutContact: true }, undefined],
    ["one that cooled down meanwhile", cold(), {}, undefined],
    ["a cold lead with an address", cold({ userEmail: email }), {}, brief],
    ["contact after the alert without", hot({ userPhone: phone }), { withoutContact: true }, brief],
    ["nothing new", hot({ userEmail: email }), { contact: { email } }, undefined],
    [
      "a number after the address",
      hot(both),
      { contact: { email } },
      { kind: "details", added: { phone }, replaced: [] },
    ],
    [
      "another address",
      hot({ userEmail: email }),
      { contact: { email: "x@y.example" } },
      { kind: "details", added: { email }, replaced: ["x@y.example"] },
    ],
    ["the same address in capitals", hot({ userEmail: email.toUpperCase() }), { contact: { email } }, undefined],
    ["the same number in another spelling", hot({ userPhone: "614.555.0142" }), { contact: { phone } }, undefined],
    [
      "an extension",
      hot({ userPhone: `${phone} ext. 4` }),
      { contact: { phone } },
      { kind: "details", added: { phone: `${phone} ext. 4` }, replaced: [phone] },
    ],
    [
      "a number after an address that was typed again in capitals",
      hot({ userEmail: email.toUpperCase(), userPhone: phone }),
      { contact: { email } },
      { kind: "details", added: { phone }, replaced: [] },
    ],
    [
      "the fourth follow-up",
      hot(both),
      { contact: { email }, followUps: 3 },
      { kind: "details", added: { phone }, replaced: [] },
    ],
    ["the fifth follow-up", hot(both), { contact: { email }, followUps: 4 }, undefined],
  ])("of %s", (_, now, told, alert) => {
    expect(pendingAlert(now, told)).toEqual(alert);
  });
});
