/** 0 to 1, exclusive, the same sequence for the same seed. */
export type Random = () => number;

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

export function oneOf<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[whole(random, choices.length)] ?? choices[0];
}
