import { type PageId, pages } from "./registry.ts";

const fixed = new Map<string, PageId>();
const patterns: (readonly [RegExp, PageId])[] = [];
for (const { id, path, alsoAt = [] } of pages) {
  for (const address of [path, ...alsoAt]) {
    if (address.includes(":")) patterns.push([new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`), id]);
    else fixed.set(address, id);
  }
}

/** The page at a path, without the private id in it. */
export function pageIdOf(path: string): PageId | undefined {
  return fixed.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
}
