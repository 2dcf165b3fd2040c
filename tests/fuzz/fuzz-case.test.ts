import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#tests/support/random.ts";
import { bytesOf, fuzzCases, requestOf } from "./fuzz-case.ts";
import { markedId, marksIn } from "./marks.ts";
import { endpoints } from "./valid-requests.ts";

const around = {
  knownIds: [markedId(seededRandom(1))] as const,
  reportId: markedId(seededRandom(2)),
  ownerSite: "http://localhost:1",
  webhookSecret: "whsec_x",
  now: () => 0,
};

test("every endpoint, the pages, every kind of framing and what only a socket can carry come up", () => {
  const some = fc.sample(fuzzCases(around), { numRuns: 800, seed: 3 });
  expect(new Set(some.map(({ about }) => about))).toEqual(new Set([...Object.keys(endpoints), "pages"]));
  expect(new Set(some.map(({ framing }) => framing))).toEqual(new Set(["declared", "chunked", "cut short"]));
  expect(some.filter(({ isWild }) => isWild).length).toBeGreaterThan(10);
  expect(some.filter((each) => requestOf(each) !== undefined).length).toBeGreaterThan(500);
  expect(some.some(({ body }) => body?.includes('"__proto__":'))).toBe(true);
  expect(Object.hasOwn(Object.prototype, "zqpolluted")).toBe(false);
});

test("a request is written byte for byte, in parts or with more declared than sent", () => {
  const request = { about: "", method: "POST", target: "/a b", headers: [["X-A", "1\n2"]], isWild: true } as const;
  const head = "POST /a b HTTP/1.1\r\nX-A: 1\n2\r\n";
  const written = (framing: "chunked" | "cut short") =>
    bytesOf({ ...request, body: Buffer.from("abcdef"), framing }).toString("latin1");
  expect(written("chunked")).toBe(
    `${head}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n2\r\ncd\r\n2\r\nef\r\n0\r\n\r\n`,
  );
  expect(written("cut short")).toBe(`${head}Content-Length: 106\r\n\r\nabcdef`);
});

test("marked ids are ids as the site makes them, and found again", () => {
  const id = markedId(seededRandom(9));
  expect(id).toMatch(/^f0220000-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(marksIn(`at ${id}`)).toEqual(["f0220000-"]);
  expect(marksIn("nothing")).toEqual([]);
});
