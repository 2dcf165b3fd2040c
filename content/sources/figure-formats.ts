/** Other ways to write a figure of `figures/`, so that each is stored once. */

/** For drawings: 6–10x is [6, 10], $240M+ is [240], 200,000 is [200000]. */
function numbersIn(figure: string): readonly number[] {
  return [...figure.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) => Number(number.replaceAll(",", "")));
}

export function amountOf(figure: string): number {
  const [amount, ...more] = numbersIn(figure);
  if (amount === undefined || more.length > 0) throw new Error(`${figure} in content/figures has to be one number`);
  return amount;
}

export function rangeOf(figure: string): readonly [from: number, to: number] {
  const [from, to, ...more] = numbersIn(figure);
  if (from === undefined || to === undefined || more.length > 0)
    throw new Error(`${figure} in content/figures has to be a range such as 6–10x`);
  return [from, to];
}

/** Within a sentence: 18–36 is `18 to 36`, 4–8x is `4x to 8x`, 10–30% is `10% to 30%`. */
export function rangeInWords(figure: string): string {
  const [, from, to, sign] = /^(.+)–(.+?)(x|%)?$/.exec(figure) ?? [];
  return from === undefined ? figure : `${from}${sign ?? ""} to ${to}${sign ?? ""}`;
}

const numberWords = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** At the start of a sentence: 7 is `Seven`, 13 is `13`. */
export const numberInWords = (count: number): string => numberWords[count - 1] ?? String(count);

/** Short, for a tile: 200,000 is `200k+`. */
export const inThousands = (figure: string): string => `${amountOf(figure) / 1000}k+`;
