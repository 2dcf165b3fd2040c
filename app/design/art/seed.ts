/** Deterministic: a person keeps one rosette from build to build. FNV-1a, then mixed. */
export function seedOf(text: string, salt = 0): number {
  let hash = (2166136261 ^ salt) >>> 0;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The low bits of FNV follow those of the text, and lists are indexed by low bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One entry of a list by seed. Different shifts make independent choices. */
export function pick<T>(list: readonly [T, ...T[]], seed: number, shift = 0): T {
  return list[(seed >>> shift) % list.length] ?? list[0];
}
