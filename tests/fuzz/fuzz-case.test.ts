import { expect, test } from "vitest";
import { seededRandom } from "#tests/support/random.ts";
import { bytesOf, type FuzzCase, fuzzCase, requestOf } from "./fuzz-case.ts";
import { markedId, marksIn } from "./marks.ts";
import { mutatedValue } from "./mutate-json.ts";
import { endpoints } from "./valid-requests.ts";

const around = {
  knownIds: [markedId(seededRandom(1))] as const,
  reportId: markedId(seededRandom(2)),
  ownerSite: "http://localhost:1",
  webhookSecret: "whsec_x",
  now: () => 0,
};

function cases(seed: number, count: number): readonly FuzzCase[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => fuzzCase(random, around));
}

test("the same seed gives the same requests, another seed others", () => {
  const bytes = (seed: number) => cases(seed, 60).map(bytesOf);
  expect(bytes(1)).toEqual(bytes(1));
  expect(bytes(1)).not.toEqual(bytes(2));
});

test("every endpoint, the pages, every kind of framing and what only a socket can carry come up", () => {
  const some = cases(3, 1_500);
  expect(new Set(some.map(({ about }) => about))).toEqual(new Set([...Object.keys(endpoints), "pages"]));
  expect(new Set(some.map(({ framing }) => framing))).toEqual(new Set(["declared", "chunked", "cut short"]));
  expect(some.filter(({ isWild }) => isWild).length).toBeGreaterThan(20);
  expect(some.filter((each) => requestOf(each) !== undefined).length).toBeGreaterThan(1_000);
});

test("a request is written as it is: nothing is put in order on the way", () => {
  const written = bytesOf({
    about: "",
    method: "POST",
    target: "/a b",
    headers: [["X-A", "1\n2"]],
    body: Buffer.from("abcdef"),
    framing: "chunked",
    isWild: true,
  }).toString("latin1");
  expect(written).toBe(
    "POST /a b HTTP/1.1\r\nX-A: 1\n2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n2\r\ncd\r\n2\r\nef\r\n0\r\n\r\n",
  );
});

test("what is cut short declares more than it sends", () => {
  const short = {
    about: "",
    method: "POST",
    target: "/",
    headers: [],
    body: Buffer.from("ab"),
    isWild: false,
  } as const;
  expect(bytesOf({ ...short, framing: "cut short" }).toString()).toBe(
    "POST / HTTP/1.1\r\nContent-Length: 102\r\n\r\nab",
  );
});

test("a mutation leaves the original alone, and a key called __proto__ is a key", () => {
  const original = { a: { b: [1, 2] }, c: "d" };
  const before = JSON.stringify(original);
  const random = seededRandom(5);
  const texts = Array.from({ length: 300 }, () => JSON.stringify(mutatedValue(random, original)));
  expect(JSON.stringify(original)).toBe(before);
  expect(texts.filter((text) => text !== before).length).toBeGreaterThan(250);
  expect(texts.some((text) => text.includes('"__proto__":'))).toBe(true);
  expect(Object.hasOwn(Object.prototype, "zqpolluted")).toBe(false);
});

test("marked ids are ids as the site makes them, and found again", () => {
  const id = markedId(seededRandom(9));
  expect(id).toMatch(/^f0220000-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(marksIn(`at ${id}`)).toEqual(["f0220000-"]);
  expect(marksIn("nothing")).toEqual([]);
});
