/** An amount, a multiple, a share or a count with a plus: `$1.2M`, `6.0x`, `35%`, `150+`. */
const figure = /\$?\d[\d,]*(?:\.\d+)?[MKk]?(?:x|%|\+)?/g;
const hasUnit = (text: string) => /^\$|[x%+MKk]$/.test(text);

/** The figures of a text. A range counts as its two ends: `6–10x` is `6x` and `10x`. */
export function figuresIn(text: string): readonly string[] {
  const ends = text.replace(
    /(\d)(?:[–-]| to )(\$?\d[\d,.]*)(M|K|x|%)/g,
    (_, least: string, most: string, unit: string) => `${least}${unit} to ${most}${unit}`,
  );
  return [...ends.matchAll(figure)].map(([found]) => found.replace(/[.,]$/, "")).filter(hasUnit);
}

/** The figures of every string and number in the data; numbers are multiples. */
export function figuresOf(data: unknown): readonly string[] {
  if (typeof data === "string") return figuresIn(data);
  if (typeof data === "number") return [`${data}x`, `${data.toFixed(1)}x`];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(figuresOf);
}
