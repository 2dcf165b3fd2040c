const grouped = new Map<number, Intl.NumberFormat>();

/** A figure of at most five decimals with at least so many, thousands apart: `6.0`, `1.125`, `1,234.5`. */
export function withDecimals(figure: number, least: number): string {
  const size = Math.abs(figure);
  // Those are written as they are. The rest takes a formatter, which is twenty times as slow and costs 25 ms to make.
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
