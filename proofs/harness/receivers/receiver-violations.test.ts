import { describe, expect, test } from "vitest";
import { leadRequestSchema } from "../../../contracts/leads/lead.ts";
import { type Lead, leadOf } from "../../../domain/leads/lead.ts";
import { leadProfileOf } from "../../../domain/leads/lead-profile.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import { sampleCapture } from "../../../tests/support/sample-captures.ts";
import { mailViolations, readerViolations, type StoredEvent, webhookViolations } from "./receiver-violations.ts";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const capture = { ...sampleCapture(seededRandom(1), id), userEmail: "owner@a.example" };
const lead: Lead = leadOf(leadRequestSchema.parse(capture), { now: 1_762_000_000_000 });
const leads = new Map([[id, lead]]);
const kindsIn = (found: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(found).flatMap(([kind, ids]) => (ids.length > 0 ? [kind] : []));

describe("mails", () => {
  const mail = { id: "<1@site>", text: `A lead: /valuation/result/${id}` };
  test.each([
    ["one is enough", [mail], []],
    ["a repeat has the same id", [mail, mail], []],
    ["none is lost", [], ["lost"]],
    ["the same words under another id are doubled", [mail, { ...mail, id: "<2@site>" }], ["doubled"]],
    ["other words are another mail", [mail, { id: "<2@site>", text: `A phone number: ${id}` }], []],
  ])("%s", (_, mails, expected) => expect(kindsIn(mailViolations(leads, mails))).toEqual(expected));
});

describe("webhooks", () => {
  const { company, location } = leadProfileOf(lead);
  const data = { id, company, location, contact: { email: "owner@a.example", phone: null } };
  const stored: readonly StoredEvent[] = [{ id: "evt_1", type: "lead.created", subject: id }];
  const request = (change: object = {}, more: object = {}) => ({
    id: "evt_1",
    isSigned: true,
    body: JSON.stringify({ type: "lead.created", data: { ...data, ...change } }),
    ...more,
  });
  test.each([
    ["one request is enough", stored, [request()], []],
    ["a repeat has the same id", stored, [request(), request()], []],
    ["an event without a request", stored, [], ["lost", "stale"]],
    ["a request without an event", stored, [request(), request({}, { id: "evt_2" })], ["strays"]],
    ["a wrong signature", stored, [request({}, { isSigned: false })], ["unsigned"]],
    ["a lead as it no longer is", stored, [request({ contact: { email: null, phone: null } })], ["stale"]],
    [
      "a lead that was created twice",
      [...stored, { id: "evt_2", type: "lead.created", subject: id }],
      [request(), request({}, { id: "evt_2" })],
      ["not created once"],
    ],
  ])("%s", (_, events, requests, expected) =>
    expect(kindsIn(webhookViolations(leads, events, requests))).toEqual(expected),
  );
});

test("a reader of events misses none and reads none twice", () => {
  const stored = ["evt_1", "evt_2"].map((each) => ({ id: each, type: "lead.created", subject: id }));
  const found = (read: readonly string[]) => kindsIn(readerViolations(stored, read));
  expect([found(["evt_2", "evt_1"]), found(["evt_1"]), found(["evt_1", "evt_2", "evt_1"])]).toEqual([
    [],
    ["missed"],
    ["twice"],
  ]);
  expect(found(["evt_1", "evt_2", "evt_3"])).toEqual(["strays"]);
});
