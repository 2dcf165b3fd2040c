import { expect, test } from "vitest";
import { headerOf, readAnswer } from "./raw-answer.ts";

const wire = (...lines: string[]) => Buffer.from(lines.join("\r\n"), "latin1");

test("an answer of declared length is whole when its last byte is there", () => {
  const whole = wire("HTTP/1.1 200 OK", "Content-Length: 5", "X-A: 1", "", "hello");
  expect(readAnswer(whole.subarray(0, -1), "GET")).toBeUndefined();
  const read = readAnswer(Buffer.concat([whole, wire("HTTP/1.1 400 Bad Request", "", "")]), "GET");
  expect(read?.length).toBe(whole.length);
  expect([read?.answer.status, read?.answer.body.toString(), read?.answer.keepsOpen]).toEqual([200, "hello", true]);
  expect(read && headerOf(read.answer, "x-a")).toBe("1");
});

test("an answer in parts is put together, and whole with its last part", () => {
  const whole = wire("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "", "3", "abc", "a", "0123456789", "0", "", "");
  for (let length = 0; length < whole.length; length++)
    expect(readAnswer(whole.subarray(0, length), "GET")).toBeUndefined();
  expect(readAnswer(whole, "GET")?.answer.body.toString()).toBe("abc0123456789");
});

test.each([
  ["HEAD", "HTTP/1.1 200 OK"],
  ["GET", "HTTP/1.1 304 Not Modified"],
])("%s answered by %s has no body, whatever length it names", (method, line) => {
  const read = readAnswer(wire(line, "Content-Length: 99", "Connection: close", "", ""), method);
  expect([read?.answer.body.length, read?.answer.keepsOpen]).toEqual([0, false]);
});

test("what comes before the answer proper is passed over", () => {
  const read = readAnswer(
    wire("HTTP/1.1 100 Continue", "", "HTTP/1.1 201 Created", "Content-Length: 0", "", ""),
    "POST",
  );
  expect(read?.answer.status).toBe(201);
});

test("doubled headers are both seen", () => {
  const read = readAnswer(wire("HTTP/1.1 200 OK", "A: 1", "A: 2", "Content-Length: 0", "", ""), "GET");
  expect(read?.answer.headers.filter(([name]) => name === "a")).toEqual([
    ["a", "1"],
    ["a", "2"],
  ]);
});

test("what is no answer is an error", () => {
  expect(() => readAnswer(wire("SMTP ready", "", ""), "GET")).toThrow("No answer of HTTP");
});
