const grouped = new Map<number, Intl.NumberFormat>();

/** A figure of at most five decimals with at least this many, with thousands separators: `6.0`, `1.125`, `1,234.5`. */
export function withDecimals(figure: number, least: number): string {
  const size = Math.abs(figure);
  // These are written directly. The rest needs a formatter, which is twenty times as slow and costs 25 ms to create.
  if (size >= 1_000 || (size < 1e-5 && size > 0)) return formatter(least).format(figure);
  const written = String(figure);
  const point = written.indexOf(".");
  if (point < 0) return least === 0 ? written : `${written}.${"0".repeat(least)}`;
  return written + "0".repeat(Math.max(0, least - (written.length - point - 1)));
}

function formatter(least: number): Intl.NumberFormat {
  const made =
    grouped.get(least) ??
    new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 5) });
  grouped.set(least, made);
  return made;
}
