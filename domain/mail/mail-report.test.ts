import { expect, test } from "vitest";
import { readDeliveryStatus, readFeedback } from "./mail-report.ts";

const perMessage = "Reporting-MTA: dns; mail.example\nArrival-Date: Mon, 16 Nov 2026 08:00:00 -0500";
const status = (...lines: readonly string[]) => `${perMessage}\n\n${lines.join("\n")}\n`;
const bounce = (code: string) => ({ reason: "bounce", code });

test.each([
  ["a mailbox that does not exist", status("Action: failed", "Status: 5.1.1"), bounce("5.1.1")],
  ["other letter case and spaces", status("action : FAILED", "STATUS:  5.1.1 (no such user)"), bounce("5.1.1")],
  [
    "a general status with the true one in the diagnostic text",
    status(
      "Action: failed",
      "Status: 5.0.0",
      "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried",
      "  to reach does not exist",
    ),
    bounce("5.1.1"),
  ],
  ["line ends of mail", status("Action: failed", "Status: 5.1.1").replaceAll("\n", "\r\n"), bounce("5.1.1")],
  [
    "a second recipient",
    status("Action: delivered", "Status: 2.0.0", "", "Action: failed", "Status: 5.2.1"),
    bounce("5.2.1"),
  ],
  ["a delay", status("Action: delayed", "Status: 4.4.1"), undefined],
  ["a delay with a final code", status("Action: delayed", "Status: 5.1.1"), undefined],
  ["a time that ran out", status("Action: failed", "Status: 4.4.7"), undefined],
  ["a full mailbox", status("Action: failed", "Status: 5.2.2"), undefined],
  [
    "a policy against our server",
    status("Action: failed", "Status: 5.7.1", "Diagnostic-Code: smtp; 550 5.7.1 blocked"),
    undefined,
  ],
  ["no code", status("Action: failed"), undefined],
  ["nothing", "", undefined],
  ["no fields", "hello\n\nworld", undefined],
])("a delivery status with %s", (_, text, expected) => {
  expect(readDeliveryStatus(text)).toEqual(expected);
});

test.each([
  ["Feedback-Type: abuse\nUser-Agent: Example/1.0\nVersion: 1\n", { reason: "complaint", code: "abuse" }],
  ["Version: 1\r\nFeedback-Type: Fraud\r\n", { reason: "complaint", code: "fraud" }],
  ["Feedback-Type: not-spam\nVersion: 1\n", undefined],
  ["Feedback-Type: virus\n", undefined],
  ["Version: 1\n", undefined],
])("feedback %j", (text, expected) => {
  expect(readFeedback(text)).toEqual(expected);
});
