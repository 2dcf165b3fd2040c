import fc from "fast-check";
import { oddText, oddValue } from "./odd-values.ts";

type Holder = { readonly at: object; readonly key: string };
type Change = (holder: Holder) => void;

/** Every place in a value that holds another, the outermost first. */
function placesIn(value: unknown): readonly Holder[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.keys(value).map((key): Holder => ({ at: value, key }));
  return [...own, ...Object.values(value).flatMap(placesIn)];
}

/** An own key of any name: assignment would set the prototype instead of a key called so. */
function put(at: object, key: string, value: unknown): void {
  Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });
}

const oddKey = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "", "a.b", "0", "then"),
  oddText.map((text) => text.slice(0, 100)),
);
const pollution = { zqpolluted: true, status: "zqpolluted", toString: "zqpolluted" };
const added = fc.oneof(oddValue, fc.constant(pollution));

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: oddValue.map(
      (value): Change =>
        ({ at, key }) =>
          put(at, key, value),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(oddKey, added).map(
      ([key, value]): Change =>
        ({ at }) =>
          put(at, key, value),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Change>(
      ({ at, key }) => void Reflect.deleteProperty(at, key),
      ({ at, key }) => put(at, key, [Reflect.get(at, key)]),
      ({ at, key }) => put(at, key, { value: Reflect.get(at, key) }),
      ({ at, key }) => put(at, key, JSON.stringify(Reflect.get(at, key)) ?? ""),
    ),
  },
);

/** Changes some places of a value: a copy in which something is not as the endpoint takes it. */
export const jsonMutation: fc.Arbitrary<(valid: unknown) => unknown> = fc
  .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
  .map((changes) => (valid) => {
    const copy: unknown = structuredClone(valid);
    const all = placesIn(copy);
    for (const [number, apply] of changes) {
      const place = all[number % all.length];
      if (place) apply(place);
    }
    return copy;
  });

const notUtf8 = Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xf8, 0x88, 0xff, 0xfe, 0x00]);
const before = (start: string, text: Buffer, from = 0) => Buffer.concat([Buffer.from(start), text.subarray(from)]);

/** Makes bytes that are nearly JSON. */
export const corruption: fc.Arbitrary<(text: Buffer) => Buffer> = fc.oneof(
  fc.constantFrom<(text: Buffer) => Buffer>(
    (text) => Buffer.concat([text, text]),
    (text) => before("\ufeff", text),
    (text) => before('{"__proto__":{"zqpolluted":true},', text, 1),
    (text) => before('{"valuationId":"x","email":[],', text, 1),
    (text) => before("/* */", text),
    (text) => Buffer.from(text.toString("utf8"), "utf16le"),
    (text) => Buffer.from(text.toString("utf8").replaceAll('"', "'")),
    () => Buffer.from("[".repeat(100_000)),
    () => Buffer.from(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`),
    () => Buffer.from(`[${"9".repeat(200_000)}]`),
  ),
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => () => Buffer.from(bytes)),
  fc.nat().map((at) => (text: Buffer) => text.subarray(0, at % (text.length + 1))),
  fc.nat().map((at) => (text: Buffer) => {
    const cut = at % (text.length + 1);
    return Buffer.concat([text.subarray(0, cut), notUtf8, text.subarray(cut)]);
  }),
);
