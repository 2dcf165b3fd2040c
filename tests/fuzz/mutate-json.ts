import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { oddText, oddValue } from "./odd-values.ts";

type Holder = { readonly at: Record<string, unknown> | unknown[]; readonly key: string | number };

const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === "object" && value !== null;

/** Every place in a value that holds another, the outermost ones first. */
function places(value: unknown): readonly Holder[] {
  const found: Holder[] = [];
  const waiting: unknown[] = [value];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (!isHolder(at)) continue;
    const holder = at;
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      found.push({ at: holder, key });
      waiting.push(Reflect.get(holder, key));
    }
  }
  return found;
}

const strangeKeys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "\u0000",
  "a.b",
  "0",
  "then",
] as const;

/** An own key of any name: assignment would set the prototype instead of a key called so. */
function put(holder: object, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const changes: readonly [(holder: Holder, random: Random) => void, ...((holder: Holder, random: Random) => void)[]] = [
  ({ at, key }, random) => put(at, key, oddValue(random)),
  ({ at, key }, random) => put(at, key, oddValue(random)),
  ({ at, key }, random) => put(at, key, oddText(random)),
  ({ at, key }) => void Reflect.deleteProperty(at, key),
  ({ at, key }) => put(at, key, [Reflect.get(at, key)]),
  ({ at, key }) => put(at, key, { value: Reflect.get(at, key) }),
  ({ at, key }) => put(at, key, JSON.stringify(Reflect.get(at, key)) ?? ""),
  ({ at }, random) => put(at, oneOf(random, strangeKeys), oddValue(random)),
  ({ at }, random) =>
    put(at, oneOf(random, strangeKeys), { zqpolluted: true, status: "zqpolluted", toString: "zqpolluted" }),
  ({ at }, random) => put(at, oddText(random).slice(0, 100), oddValue(random)),
];

/** A copy in which something is not as the endpoint takes it. */
export function mutatedValue(random: Random, valid: unknown): unknown {
  const copy: unknown = structuredClone(valid);
  const all = places(copy);
  const [first] = all;
  if (!first) return oddValue(random);
  for (let count = 1 + whole(random, 3); count > 0; count--)
    oneOf(random, changes)(oneOf(random, [first, ...all]), random);
  return copy;
}

const spoilers: readonly [(text: Buffer, random: Random) => Buffer, ...((text: Buffer, random: Random) => Buffer)[]] = [
  (text, random) => text.subarray(0, whole(random, text.length)),
  (text) => Buffer.concat([text, text]),
  (text) => Buffer.concat([Buffer.from("\ufeff"), text]),
  (text) => Buffer.concat([Buffer.from('{"__proto__":{"zqpolluted":true},'), text.subarray(1)]),
  (text) => Buffer.concat([Buffer.from('{"valuationId":"x","email":[],'), text.subarray(1)]),
  (text, random) => flipped(text, random),
  (text, random) => Buffer.concat([text.subarray(0, whole(random, text.length)), notUtf8, text.subarray(9)]),
  (text) => Buffer.from(text.toString("utf8"), "utf16le"),
  (text) => Buffer.from(text.toString("utf8").replaceAll('"', "'")),
  (text) => Buffer.concat([Buffer.from("/* */"), text]),
  () => Buffer.alloc(0),
  () => Buffer.from("null"),
  () => Buffer.from("[".repeat(100_000)),
  () => Buffer.from(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`),
  () => Buffer.from(`[${"9".repeat(200_000)}]`),
  (_, random) => randomBytes(random, whole(random, 2_000)),
];

const notUtf8 = Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xf8, 0x88, 0xff, 0xfe, 0x00]);

function flipped(text: Buffer, random: Random): Buffer {
  const copy = Buffer.from(text);
  for (let count = 1 + whole(random, 8); count > 0 && copy.length > 0; count--)
    copy[whole(random, copy.length)] = whole(random, 256);
  return copy;
}

export function randomBytes(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => whole(random, 256)));
}

/** Bytes that are nearly JSON. */
export function spoiledText(random: Random, text: Buffer): Buffer {
  return oneOf(random, spoilers)(text, random);
}
