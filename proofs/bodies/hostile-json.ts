/** JSON of about the given size, each kind expensive for a careless parser or schema. */
export type HostileJson = { readonly name: string; of(bytes: number): string };

/** As many items as fit. */
function filled(open: string, close: string, item: (index: number) => string) {
  return (bytes: number) => {
    const items: string[] = [];
    let room = bytes - open.length - close.length;
    for (let index = 0; room > 0; index++) {
      const next = item(index);
      room -= next.length + 1;
      if (room >= 0) items.push(next);
    }
    return open + items.join(",") + close;
  };
}

const nested = (open: string, inner: string, close: string) => (bytes: number) => {
  const levels = Math.max(1, Math.floor((bytes - inner.length) / (open.length + close.length)));
  return open.repeat(levels) + inner + close.repeat(levels);
};

export const hostileJson: readonly HostileJson[] = [
  { name: "keys", of: filled("{", "}", (index) => `"k${index}":0`) },
  { name: "keys with texts", of: filled("{", "}", (index) => `"k${index}":""`) },
  { name: "keys with objects", of: filled("{", "}", (index) => `"k${index}":{}`) },
  { name: "keys with labels", of: filled("{", "}", (index) => `"k${index}":{"label":""}`) },
  { name: "whole numbers as keys", of: filled("{", "}", (index) => `"${index}":0`) },
  { name: "large numbers as keys", of: filled("{", "}", (index) => `"${index * 16_777_216}":0`) },
  { name: "odd keys", of: filled("{", "}", (index) => `"\u00e9 ${index}":0`) },
  { name: "the same key", of: filled("{", "}", () => '"a":0') },
  { name: "prototypes", of: filled("{", "}", () => '"__proto__":{"a":0}') },
  { name: "numbers", of: filled("[", "]", () => "0") },
  { name: "texts", of: filled("[", "]", () => '""') },
  { name: "objects", of: filled("[", "]", () => "{}") },
  { name: "arrays", of: filled("[", "]", () => "[]") },
  { name: "infinities", of: filled("[", "]", () => "1e999") },
  { name: "a long number", of: (bytes) => "9".repeat(bytes) },
  { name: "a long fraction", of: (bytes) => `0.${"1".repeat(bytes - 2)}` },
  { name: "nested arrays", of: nested("[", "", "]") },
  { name: "nested objects", of: nested('{"a":', "0", "}") },
  { name: "arrays without an end", of: (bytes) => "[".repeat(bytes) },
  { name: "escapes", of: (bytes) => `"${"\\u0001".repeat(Math.floor((bytes - 2) / 6))}"` },
];
