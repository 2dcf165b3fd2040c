import { expect, test } from "vitest";
import { contactMessageSchema } from "#contracts/leads/contact-message.ts";
import { leadRequestSchema } from "#contracts/leads/lead.ts";
import { mondayCaptureRequestSchema } from "#contracts/leads/monday-capture.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";

/**
 * CPU time of this thread, since other tests run at the same time; the best of three, since the first also compiles.
 */
function millisecondsFor(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const columns = (value: unknown) =>
  Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, value]));
const long = (part: string) => part.repeat(200_000 / part.length);

test.each([
  ["columns", mondayCaptureRequestSchema, { itemName: "a", columnValues: columns({}) }],
  ["columns with texts", mondayCaptureRequestSchema, { itemName: "a", columnValues: columns("") }],
  ["a phone number of words", leadRequestSchema, { ...fullCapture, userPhone: long("a b ") }],
  ["an address of control characters", leadRequestSchema, { ...fullCapture, userEmail: long("\u0001") }],
  ["a referrer of format characters", leadRequestSchema, { ...fullCapture, referrer: long("\u200b") }],
  ["a website of half characters", leadRequestSchema, { ...fullCapture, website: long("\ud800") }],
  ["a correction of spaces", leadRequestSchema, { ...fullCapture, corrections: { title: long(" \n") } }],
  ["a name of emoji", contactMessageSchema, { kind: "contact", name: long("\u{1f600}") }],
  ["a trap of control characters", contactMessageSchema, { kind: "contact", homepage: long("\u0001") }],
])("200 KB of %s cost a schema less than 10 ms", (_name, schema, body) => {
  expect(millisecondsFor(() => void schema.safeParse(body))).toBeLessThan(10);
});
